import type { CallOutput } from '@kindred/contract/all/calls';
import { watchEdgeSeconds } from '@kindred/contract/library/limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { watchPositionsQuery } from './watch.queries.ts';

type Positions = CallOutput<'listWatchPositions'>;

/** How often a position is saved while a clip plays. */
const saveEveryMs = 15_000;

/**
 * How far the viewer has come in the clip of a post, in seconds: undefined until that is known, 0 from the start. What
 * they then watch on purpose (`isMeant`) is saved when they stop or leave; at the end of the clip it is deleted.
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
    let savedAt = performance.now();
    const save = () => {
      savedAt = performance.now();
      if (!isMeant.current || last.current === undefined) return;
      const position = positionToSave(last.current, element.duration);
      if (position === storedPosition(client, postId)) return;
      remember(client, postId, position);
      // Where one was is no promise: without a network this device alone knows it.
      call('saveWatchPosition', { diary_id: postId, seconds: position }).catch(() => undefined);
    };
    const note = () => {
      if (element.readyState === 0 || element.seeking) return;
      // A clip that starts over has been watched to its end.
      const before = last.current ?? 0;
      const isOver = element.currentTime < before && isNearEnd(before, element.duration);
      last.current = isOver ? 0 : element.currentTime;
      if (isOver || performance.now() - savedAt > saveEveryMs) save();
    };
    // Where it stops counts also while it is still on its way there.
    const stop = () => {
      if (element.readyState > 0) last.current = element.currentTime;
      save();
    };
    element.addEventListener('timeupdate', note);
    element.addEventListener('pause', stop);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      element.removeEventListener('timeupdate', note);
      element.removeEventListener('pause', stop);
      window.removeEventListener('pagehide', save);
    };
  }, [client, postId, isMeant, video]);
  if (postId === undefined || isError) return 0;
  return data && (data.list.find(({ diary_id }) => diary_id === postId)?.seconds ?? 0);
}

/** The position that is worth saving: 0 instead of the first and the last seconds. */
export function positionToSave(seconds: number, length: number): number {
  if (!Number.isFinite(length) || seconds < edgeOf(length) || isNearEnd(seconds, length)) return 0;
  return Math.round(seconds * 10) / 10;
}

function isNearEnd(seconds: number, length: number): boolean {
  return seconds > length - edgeOf(length);
}

const edgeOf = (length: number) => Math.min(watchEdgeSeconds, length / 10);

function storedPosition(client: QueryClient, postId: string): number {
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
