import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Seen = { target: Element; intersectionRatio: number };
let see: (seen: Seen[]) => void;

class FakeObserver {
  constructor(callback: (seen: Seen[]) => void) {
    see = callback;
  }
  observe() {}
  unobserve() {}
}

// The coordinator is made once per page, so every test gets a fresh one.
async function openStage() {
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return import('./autoplay-coordinator.ts');
}

function clip() {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.play = async () => {
    paused = false;
  };
  video.pause = () => {
    paused = true;
  };
  return video;
}

function tabIs(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const playing = (...clips: HTMLVideoElement[]) => clips.map(({ paused }) => !paused);

let first: HTMLVideoElement;
let second: HTMLVideoElement;
let stage: Awaited<ReturnType<typeof openStage>>;

beforeEach(async () => {
  stage = await openStage();
  [first, second] = [clip(), clip()];
  stage.registerVideo(first);
  stage.registerVideo(second);
});
afterEach(() => tabIs(false));

test('a clip plays when it is mostly in view, and stops when it is not', () => {
  see([{ target: first, intersectionRatio: 0.5 }]);
  expect(playing(first)).toEqual([false]);
  see([{ target: first, intersectionRatio: 0.7 }]);
  expect(playing(first)).toEqual([true]);
  see([{ target: first, intersectionRatio: 0.2 }]);
  expect(playing(first)).toEqual([false]);
});

test('of two in view only the one that is more in view plays', () => {
  see([
    { target: first, intersectionRatio: 0.7 },
    { target: second, intersectionRatio: 1 },
  ]);
  expect(playing(first, second)).toEqual([false, true]);
  see([{ target: second, intersectionRatio: 0.1 }]);
  expect(playing(first, second)).toEqual([true, false]);
});

test('one that is started by hand stops the other and goes on alone while it is in view', () => {
  see([
    { target: first, intersectionRatio: 1 },
    { target: second, intersectionRatio: 0.6 },
  ]);
  stage.playByHand(second);
  expect(playing(first, second)).toEqual([false, true]);
  see([{ target: second, intersectionRatio: 0.3 }]);
  expect(playing(first, second)).toEqual([false, true]);
  see([{ target: second, intersectionRatio: 0 }]);
  expect(playing(first, second)).toEqual([true, false]);
});

test('one that is stopped by hand does not start again by itself', () => {
  see([{ target: first, intersectionRatio: 1 }]);
  stage.pauseByHand(first);
  see([{ target: first, intersectionRatio: 0 }]);
  see([{ target: first, intersectionRatio: 1 }]);
  expect(playing(first)).toEqual([false]);
});

test('nothing plays in a hidden tab, and it goes on when one comes back', () => {
  see([{ target: first, intersectionRatio: 1 }]);
  tabIs(true);
  expect(playing(first)).toEqual([false]);
  tabIs(false);
  expect(playing(first)).toEqual([true]);
});

test('nothing starts by itself for somebody who asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  see([{ target: first, intersectionRatio: 1 }]);
  expect(playing(first)).toEqual([false]);
  stage.playByHand(first);
  expect(playing(first)).toEqual([true]);
});

test('what lies behind a full-screen view is still, and goes on when that is closed', () => {
  const front = document.createElement('div');
  front.append(second);
  see([
    { target: first, intersectionRatio: 1 },
    { target: second, intersectionRatio: 1 },
  ]);
  stage.playByHand(first);
  const uncover = stage.pauseBehind(front);
  expect(playing(first, second)).toEqual([false, true]);
  uncover();
  expect(playing(first, second)).toEqual([true, false]);
});

test('a clip that waits plays only when somebody starts it, and then alone', () => {
  const beside = clip();
  stage.registerVideo(beside, { waits: true });
  see([{ target: beside, intersectionRatio: 1 }]);
  expect(playing(beside)).toEqual([false]);
  see([{ target: first, intersectionRatio: 0.7 }]);
  expect(playing(beside, first)).toEqual([false, true]);
  stage.playByHand(beside);
  expect(playing(beside, first)).toEqual([true, false]);
  stage.playByHand(first);
  see([{ target: first, intersectionRatio: 0 }]);
  expect(playing(beside, first)).toEqual([false, false]);
});
