import { createStore } from 'zustand/vanilla';
import { personalItem } from '../../../lib/storage/personal-storage.ts';

/** A stretch of writing without a longer pause, over all conversations of this tab. Times in epoch milliseconds. */
export type TalkSession = {
  userId: string;
  startedAt: number;
  lastAt: number;
  /** The whole hours whose break was declined. */
  declined: number;
};

const pauseMs = 20 * 60_000;
const breakEveryMs = 60 * 60_000;

const stored = personalItem<TalkSession>('tab', 'talkSession');

/** It survives a reload of the tab. */
export const talkSession = createStore<{ session: TalkSession | undefined }>(() => ({
  session: stored.get(),
}));

/** The session after a message at `now`; a new one after twenty minutes of silence. */
export function withTalk(session: TalkSession | undefined, userId: string, now: number): TalkSession {
  const goesOn = session?.userId === userId && now - session.lastAt < pauseMs;
  return goesOn ? { ...session, lastAt: now } : { userId, startedAt: now, lastAt: now, declined: 0 };
}

/** Whether a break is offered: once for each whole hour of a session. */
export function isBreakDue(session: TalkSession | undefined, userId: string): boolean {
  if (session?.userId !== userId) return false;
  return Math.floor((session.lastAt - session.startedAt) / breakEveryMs) > session.declined;
}

export function noteTalk(userId: string, now = Date.now()): void {
  save(withTalk(talkSession.getState().session, userId, now));
}

/** Declines a break: the next one is offered after another hour. */
export function declineBreak(): void {
  const { session } = talkSession.getState();
  if (!session) return;
  save({ ...session, declined: Math.floor((session.lastAt - session.startedAt) / breakEveryMs) });
}

function save(session: TalkSession): void {
  stored.set(session);
  talkSession.setState({ session });
}
