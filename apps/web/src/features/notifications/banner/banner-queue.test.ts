import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeNotification } from '../../../test/make-notification.ts';
import { type Banner, notificationBanner } from './banner.ts';
import { type BannerQueue, createBannerQueue } from './banner-queue.ts';
import { isSeenAlready } from './banner-rules.ts';

const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

let queue: BannerQueue;
let isSeen: (banner: Banner) => boolean;
beforeEach(() => {
  vi.useFakeTimers();
  isSeen = () => false;
  queue = createBannerQueue(clock, (banner) => isSeen(banner));
});
afterEach(() => {
  vi.useRealTimers();
});

const gift = (event_id: string | null) => ({
  ...notificationBanner(makeNotification()),
  eventId: event_id,
});
const message = (conversation: string): Banner => ({
  eventId: `message-${conversation}`,
  pushType: 'chat_msg',
  name: 'Mara',
  avatar: '',
  content: { kind: 'message', text: 'Hello', conversation },
});
const onScreen = () => queue.shown.getState().shown;

describe('a banner', () => {
  test('is shown for three seconds, in thirty steps', () => {
    queue.add(gift('gift-1'));
    expect(onScreen()).toMatchObject({ stepsLeft: 30 });
    vi.advanceTimersByTime(100);
    expect(onScreen()).toMatchObject({ stepsLeft: 29 });
    vi.advanceTimersByTime(2899);
    expect(onScreen()).toMatchObject({ stepsLeft: 1 });
    vi.advanceTimersByTime(1);
    expect(onScreen()).toBeNull();
  });

  test.each(['hover', 'focus', 'away'] as const)(
    'waits while held by %s, then goes on where it was',
    (reason) => {
      queue.add(gift('gift-1'));
      vi.advanceTimersByTime(1000);
      queue.hold(reason, true);
      vi.advanceTimersByTime(60_000);
      expect(onScreen()).toMatchObject({ stepsLeft: 20 });
      queue.hold(reason, false);
      vi.advanceTimersByTime(1999);
      expect(onScreen()).toMatchObject({ stepsLeft: 1 });
      vi.advanceTimersByTime(1);
      expect(onScreen()).toBeNull();
    },
  );

  test('that is pointed at and in focus goes on only when neither holds it', () => {
    queue.add(gift('gift-1'));
    queue.hold('hover', true);
    queue.hold('focus', true);
    queue.hold('hover', false);
    vi.advanceTimersByTime(10_000);
    expect(onScreen()).toMatchObject({ stepsLeft: 30 });
  });

  test('waits for the one before it, also when that is closed by hand', () => {
    for (const id of ['gift-1', 'gift-2', 'gift-3']) queue.add(gift(id));
    expect(onScreen()?.banner.eventId).toBe('gift-1');
    queue.close();
    expect(onScreen()).toMatchObject({ banner: { eventId: 'gift-2' }, stepsLeft: 30 });
    vi.advanceTimersByTime(3000);
    expect(onScreen()?.banner.eventId).toBe('gift-3');
  });

  test('of the system comes five seconds later', () => {
    queue.add({ ...gift('note-1'), pushType: 'system_msg' });
    vi.advanceTimersByTime(4999);
    expect(onScreen()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(onScreen()?.banner.eventId).toBe('note-1');
  });
});

describe('the same banner again', () => {
  test('is dropped by its event id, however much later it comes', () => {
    queue.add(gift('gift-1'));
    vi.advanceTimersByTime(3_600_000);
    queue.add(gift('gift-1'));
    expect(onScreen()).toBeNull();
  });

  test('is dropped without an id when it looks the same and comes within two seconds', () => {
    queue.add(gift(null));
    queue.close();
    vi.advanceTimersByTime(1999);
    queue.add(gift(null));
    expect(onScreen()).toBeNull();
    vi.advanceTimersByTime(1);
    queue.add(gift(null));
    expect(onScreen()).not.toBeNull();
  });

  test('is not confused with another one of the same person', () => {
    queue.add(gift(null));
    queue.close();
    queue.add({ ...gift(null), pushType: 'link_msg' });
    expect(onScreen()).not.toBeNull();
  });
});

describe('a message', () => {
  const looking = { openConversation: '12', hasAttention: true };

  test('is not shown in the conversation that is looked at, and is everywhere else', () => {
    expect(isSeenAlready(message('12'), looking)).toBe(true);
    expect(isSeenAlready(message('13'), looking)).toBe(false);
    expect(isSeenAlready(message('12'), { ...looking, hasAttention: false })).toBe(false);
    expect(isSeenAlready(message('12'), { ...looking, openConversation: null })).toBe(false);
  });

  test('whose conversation was opened while it waited is not shown any more', () => {
    queue.add(gift('gift-1'));
    queue.add(message('12'));
    queue.add(message('13'));
    isSeen = (banner) => isSeenAlready(banner, looking);
    vi.advanceTimersByTime(3000);
    expect(onScreen()?.banner).toMatchObject({ content: { conversation: '13' } });
  });
});

test('of very many at once the newest are shown', () => {
  for (let at = 1; at <= 30; at++) queue.add(gift(`gift-${at}`));
  const shown: (string | null)[] = [];
  for (let banner = onScreen(); banner; banner = onScreen()) {
    shown.push(banner.banner.eventId);
    queue.close();
  }
  expect(shown).toEqual(['gift-1', ...Array.from({ length: 10 }, (_, at) => `gift-${21 + at}`)]);
});

test('nothing of one person is shown to the next', () => {
  queue.add(gift('gift-1'));
  queue.add(gift('gift-2'));
  queue.add({ ...gift('note-3'), pushType: 'system_msg' });
  queue.clear();
  vi.advanceTimersByTime(60_000);
  expect(onScreen()).toBeNull();
});
