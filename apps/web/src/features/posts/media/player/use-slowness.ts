import { type RefObject, useEffect, useState } from 'react';

/** A wait that nobody notices. */
const waitMs = 400;
const longMs = 8000;

/** Says whether a video that should play waits for its data, and whether it has waited for long. */
export function useSlowness(ref: RefObject<HTMLVideoElement | null>): 'waiting' | 'slow' | undefined {
  const [state, setState] = useState<'waiting' | 'slow'>();
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const end = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      setState(undefined);
    };
    const begin = () => {
      if (timers.length > 0) return;
      timers = [setTimeout(() => setState('waiting'), waitMs), setTimeout(() => setState('slow'), longMs)];
    };
    const beginIfEmpty = () => {
      if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) begin();
    };
    const ends = ['playing', 'pause', 'emptied', 'canplay'] as const;
    for (const event of ends) video.addEventListener(event, end);
    video.addEventListener('waiting', begin);
    video.addEventListener('play', beginIfEmpty);
    return () => {
      end();
      for (const event of ends) video.removeEventListener(event, end);
      video.removeEventListener('waiting', begin);
      video.removeEventListener('play', beginIfEmpty);
    };
  }, [ref]);
  return state;
}
