import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attached, attachFile, attachStream, isPlaylist } from './attach-clip.ts';

/** Why a clip does not play: it is no longer open to the viewer, or it cannot be played. */
export type ClipFault = 'lost' | 'broken';

export type ClipSource = {
  /** The element has its source, so that it may be told to play. */
  isReady: boolean;
  /** The pixels of its streams from top to bottom; a single one is no choice. */
  heights: readonly number[];
  /** The stream that was chosen; undefined is chosen by the network. */
  height: number | undefined;
  chooseHeight: (height: number | undefined) => void;
  fault: ClipFault | undefined;
  /** Tries again after a fault. */
  retry: () => void;
};

/** `startAt` says where it begins, in seconds; `onStale` is called when its links are too old or its right is lost. */
type SourceOptions = { startAt?: () => number; onStale: () => void };

/**
 * Gives a video element what it plays: a file, or the stream of a packaged video, which loads nothing before it plays
 * and renews its own links.
 */
export function useClipSource(
  ref: RefObject<HTMLVideoElement | null>,
  url: string,
  { startAt, onStale }: SourceOptions,
): ClipSource {
  const [isReady, setReady] = useState(false);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [height, setHeight] = useState<number>();
  const [fault, setFault] = useState<ClipFault>();
  const [attempt, setAttempt] = useState(0);
  const attached = useRef<Attached>(undefined);
  const begin = useEffectEvent(() => attached.current?.stream?.begin(startAt?.() ?? 0));
  const stale = useEffectEvent(() => onStale());
  // What has no source any more must not be told to play.
  const fail = useEffectEvent((reason: ClipFault) => {
    attached.current = undefined;
    ref.current?.pause();
    setReady(false);
    setFault(reason);
    if (reason === 'lost') onStale();
  });
  const attach = useEffectEvent((video: HTMLVideoElement) =>
    isPlaylist(url)
      ? attachStream(video, url, {
          onHeights: setHeights,
          onLost: () => fail('lost'),
          onBroken: () => fail('broken'),
          onStale: () => stale(),
        })
      : attachFile(video, url, () => stale()),
  );
  // A file begins again with each of its links.
  const source = isPlaylist(url) ? url.split('?')[0] : url;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source or attempt begins again.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let isGone = false;
    const wake = () => begin();
    const keep = (next: Attached) => {
      if (isGone) return next.detach();
      attached.current = next;
      setReady(true);
    };
    video.addEventListener('play', wake);
    video.addEventListener('seeking', wake);
    const next = attach(video);
    if (next instanceof Promise) void next.then(keep);
    else keep(next);
    return () => {
      isGone = true;
      attached.current?.detach();
      attached.current = undefined;
      setReady(false);
      video.removeEventListener('play', wake);
      video.removeEventListener('seeking', wake);
    };
  }, [ref, source, attempt]);
  return {
    isReady,
    heights,
    height,
    chooseHeight: (next) => {
      attached.current?.stream?.setHeight(next);
      setHeight(next);
    },
    fault,
    retry: () => {
      setFault(undefined);
      setAttempt(attempt + 1);
    },
  };
}
