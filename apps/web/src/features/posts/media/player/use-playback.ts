import type { MediaItem } from '@kindred/contract/media/calls';
import { useEffect, useRef, useState } from 'react';
import { useClipSource } from '../../../media/playback/use-clip-source.ts';
import { pauseByHand, playByHand, registerVideo } from '../autoplay-coordinator.ts';
import { useWatchPosition } from '../use-watch-position.ts';

export type PlaybackProps = {
  item: MediaItem;
  onStale: () => void;
  fit?: 'cover' | 'contain';
  /** Plays only when a person starts it, not when it comes into view. */
  waits?: boolean;
  /** The post of the clip: the position is stored for it. */
  postId?: string;
};

/** Where a clip is, and what starts, stops and moves it. */
export function usePlayback({ item, fit, waits = false, postId, onStale }: PlaybackProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [speed, setSpeed] = useState(1);
  const source = useClipSource(ref, item.url, { startAt: () => seconds, onStale });
  // A clip that plays by itself in a list is not watched on purpose; one that fills the screen or was touched is.
  const isMeant = useRef(fit === 'contain');
  const isStarted = useRef(false);
  const start = useWatchPosition(ref, { postId, isMeant });
  useEffect(() => {
    if (!start || !ref.current || ref.current.currentTime > 2) return;
    setSeconds(start);
    if (isLoaded(ref.current)) goTo(ref.current, start);
  }, [start]);
  const { isReady } = source;
  // A new link stops a file; registering it again lets it go on.
  useEffect(() => {
    const video = ref.current;
    if (!isReady || !video) return;
    const leave = registerVideo(video, { waits });
    if (isStarted.current) playByHand(video);
    isStarted.current = false;
    return leave;
  }, [isReady, item.url, waits]);
  const toggle = () => {
    isMeant.current = true;
    if (!isReady) isStarted.current = !isStarted.current;
    else if (ref.current) (ref.current.paused ? playByHand : pauseByHand)(ref.current);
  };
  const seek = (to: number) => {
    isMeant.current = true;
    if (ref.current && isLoaded(ref.current)) ref.current.currentTime = to;
    setSeconds(to);
  };
  const setRate = (rate: number) => {
    if (ref.current) Object.assign(ref.current, { playbackRate: rate, defaultPlaybackRate: rate });
    setSpeed(rate);
  };
  return { ref, source, seconds, setSeconds, speed, setSpeed: setRate, toggle, seek };
}

// Without a working link the browser reports 0 as the position.
export function isLoaded(video: HTMLVideoElement): boolean {
  return video.readyState > 0;
}

export function goTo(video: HTMLVideoElement, seconds: number): void {
  if (video.currentTime !== seconds) video.currentTime = seconds;
}
