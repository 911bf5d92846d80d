import { watchEdgeSeconds } from '@kindred/contract/library/limits';
import type { CallOutput } from '@kindred/contract/wire/calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { watchPositionsQuery } from './watch.queries.ts';

type Positions = CallOutput<'listWatchPositions'>;

/** So often a position is kept while a clip goes on. */
const keepEveryMs = 15_000;

/**
 * How far the viewer has come in the clip of a post, in seconds: undefined until that is known, 0 from the start. What
 * they then watch on purpose (`isMeant`) is kept when they stop, leave, or come to the end, where it is forgotten.
 */
export function useWatchPosition(
  video: RefObject<HTMLVideoElement | null>,
  { postId, isMeant }: { postId: string | undefined; isMeant: RefObject<boolean> },
): number | undefined {
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...watchPositionsQuery, enabled: postId !== undefined });
  const last = useRef<number>(undefined);
  useEffect(() => {
    const element = video.current;
    if (!element || postId === undefined) return;
    let keptAt = performance.now();
    const keep = () => {
      keptAt = performance.now();
      if (!isMeant.current || last.current === undefined) return;
      const kept = keptPosition(last.current, element.duration);
      if (kept === known(client, postId)) return;
      remember(client, postId, kept);
      // Where one was is no promise: without a network this device alone knows it.
      call('saveWatchPosition', { diary_id: postId, seconds: kept }).catch(() => undefined);
    };
    const note = () => {
      if (element.readyState === 0 || element.seeking) return;
      // A clip that starts over has been watched to its end.
      const before = last.current ?? 0;
      const isOver = element.currentTime < before && isNearEnd(before, element.duration);
      last.current = isOver ? 0 : element.currentTime;
      if (isOver || performance.now() - keptAt > keepEveryMs) keep();
    };
    element.addEventListener('timeupdate', note);
    element.addEventListener('pause', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      element.removeEventListener('timeupdate', note);
      element.removeEventListener('pause', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [client, postId, isMeant, video]);
  if (postId === undefined || isError) return 0;
  return data && (data.list.find(({ diary_id }) => diary_id === postId)?.seconds ?? 0);
}

/** What is worth keeping: nothing of the first and the last seconds. */
export function keptPosition(seconds: number, length: number): number {
  if (!Number.isFinite(length) || seconds < edgeOf(length) || isNearEnd(seconds, length)) return 0;
  return Math.round(seconds * 10) / 10;
}

function isNearEnd(seconds: number, length: number): boolean {
  return seconds > length - edgeOf(length);
}

const edgeOf = (length: number) => Math.min(watchEdgeSeconds, length / 10);

function known(client: QueryClient, postId: string): number {
  const list = client.getQueryData<Positions>(watchPositionsQuery.queryKey)?.list ?? [];
  return list.find(({ diary_id }) => diary_id === postId)?.seconds ?? 0;
}

function remember(client: QueryClient, postId: string, seconds: number): void {
  client.setQueryData<Positions>(watchPositionsQuery.queryKey, (before) => {
    if (!before) return before;
    const others = before.list.filter(({ diary_id }) => diary_id !== postId);
    return { list: seconds > 0 ? [{ diary_id: postId, seconds }, ...others] : others };
  });
}
