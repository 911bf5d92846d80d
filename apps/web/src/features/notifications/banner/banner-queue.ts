import { bannerStepMs, bannerSteps } from '@kindred/contract/notifications/limits';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Banner } from './banner.ts';
import { delayOf, isRepeat, noMemory, withBanner } from './banner-rules.ts';

/** Time as the queue needs it; tests move it by hand. */
export type QueueClock = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Runs something later, until the returned function is called. */
  after: (ms: number, run: () => void) => () => void;
};

export type Shown = { banner: Banner; stepsLeft: number };

export type BannerQueue = {
  /** What is on screen. */
  shown: StoreApi<{ shown: Shown | null }>;
  add: (banner: Banner) => void;
  /** Stops the countdown as long as `reason` holds: the pointer is on it, the tab is hidden, or its code is loading. */
  hold: (reason: HoldReason, isHeld: boolean) => void;
  close: () => void;
  /** Drops everything when the session changes. */
  clear: () => void;
};

export type HoldReason = 'hover' | 'focus' | 'away' | 'loading';

/** More than these do not wait: the newest are shown, and the page has all of them. */
const maxQueued = 10;

/** Shows banners one after the other, each for 30 steps of 100 ms. `isSeen` is called when a banner's turn has come. */
export function createBannerQueue(clock: QueueClock, isSeen: (banner: Banner) => boolean): BannerQueue {
  const delays = new Set<() => void>();
  let memory = noMemory;
  let queue: readonly Banner[] = [];
  const showNext = () => {
    const [next, ...rest] = queue;
    queue = rest;
    if (!next) show(null);
    else if (isSeen(next)) showNext();
    else show({ banner: next, stepsLeft: bannerSteps });
  };
  const enqueue = (banner: Banner) => {
    queue = [...queue, banner].slice(-maxQueued);
    if (!store.getState().shown) showNext();
  };
  const { store, show, hold } = createCountdown(clock, showNext);

  return {
    shown: store,
    add: (banner) => {
      const now = clock.now();
      if (isRepeat(banner, memory, now)) return;
      memory = withBanner(memory, banner, now);
      const delay = delayOf(banner);
      if (delay === 0) return enqueue(banner);
      const cancel = clock.after(delay, () => {
        delays.delete(cancel);
        enqueue(banner);
      });
      delays.add(cancel);
    },
    hold,
    close: showNext,
    clear: () => {
      for (const cancel of delays) cancel();
      delays.clear();
      queue = [];
      memory = noMemory;
      show(null);
    },
  };
}

/** Holds what is on screen and counts its steps down; `onEnd` runs after the last one. */
function createCountdown(clock: QueueClock, onEnd: () => void) {
  const store = createStore<{ shown: Shown | null }>(() => ({ shown: null }));
  const holds = new Set<HoldReason>();
  let stopTick: (() => void) | undefined;
  const show = (banner: Shown | null) => {
    stopTick?.();
    stopTick = undefined;
    store.setState({ shown: banner });
    if (banner && holds.size === 0) stopTick = clock.after(bannerStepMs, tick);
  };
  const tick = () => {
    const { shown: banner } = store.getState();
    if (!banner) return;
    const stepsLeft = banner.stepsLeft - 1;
    if (stepsLeft > 0) show({ ...banner, stepsLeft });
    else onEnd();
  };
  const hold = (reason: HoldReason, isHeld: boolean) => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    show(store.getState().shown);
  };
  return { store, show, hold };
}
