import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attached, attachFile, attachStream, isPlaylist } from './attach-clip.ts';

/** Why a clip does not play: it is no longer open to the viewer, or it cannot be played. */
export type ClipFault = 'lost' | 'broken';

export type ClipSource = {
  /** The element has its source, so that it can play. */
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
  // Where it stood when its view went out of sight, which takes its source away.
  const leftAt = useRef<{ source: string; seconds: number }>(undefined);
  const keep = (next: Attached | undefined) => {
    attached.current = next;
    setReady(next !== undefined);
  };
  // Without a source it must not be started.
  const fail = (reason: ClipFault) => {
    ref.current?.pause();
    keep(undefined);
    setFault(reason);
    if (reason === 'lost') onStale();
  };
  // A file begins again with each of its links.
  const source = isPlaylist(url) ? (url.split('?')[0] ?? url) : url;
  const position = () => {
    const left = leftAt.current;
    return left?.source === source ? left.seconds : (startAt?.() ?? 0);
  };
  useAttached(ref, `${attempt} ${source}`, {
    begin: () => attached.current?.stream?.begin(position()),
    position,
    leave: (seconds) => {
      leftAt.current = seconds > 0 ? { source, seconds } : undefined;
    },
    keep,
    fail,
    stale: onStale,
    hear: setHeights,
    url,
  });
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

type Attaching = {
  url: string;
  /** It is to play, or to play elsewhere. */
  begin: () => void;
  /** Where it goes on, in seconds. */
  position: () => number;
  /** It loses its source at this place. */
  leave: (seconds: number) => void;
  keep: (attached: Attached | undefined) => void;
  fail: (reason: ClipFault) => void;
  stale: () => void;
  hear: (heights: number[]) => void;
};

/** Attaches a clip to its element for as long as `id` is the same. */
function useAttached(ref: RefObject<HTMLVideoElement | null>, id: string, actions: Attaching): void {
  const begin = useEffectEvent(actions.begin);
  const findPosition = useEffectEvent(actions.position);
  const leave = useEffectEvent(actions.leave);
  const keep = useEffectEvent(actions.keep);
  const fail = useEffectEvent(actions.fail);
  const stale = useEffectEvent(actions.stale);
  const hear = useEffectEvent(actions.hear);
  const findUrl = useEffectEvent(() => actions.url);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id begins again.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let isGone = false;
    let attached: Attached | undefined;
    const hold = (next: Attached) => {
      if (isGone) return next.detach();
      attached = next;
      keep(next);
    };
    const wake = () => begin();
    const onStale = () => stale();
    const url = findUrl();
    video.addEventListener('play', wake);
    video.addEventListener('seeking', wake);
    if (isPlaylist(url)) {
      const ends = { onLost: () => fail('lost'), onBroken: () => fail('broken') };
      const events = { ...ends, onStale, onHeights: (heights: number[]) => hear(heights) };
      void attachStream(video, url, events).then(hold);
    } else {
      hold(attachFile(video, url, onStale));
      video.currentTime = findPosition();
    }
    return () => {
      isGone = true;
      leave(video.currentTime);
      attached?.detach();
      keep(undefined);
      video.removeEventListener('play', wake);
      video.removeEventListener('seeking', wake);
    };
  }, [ref, id]);
}
