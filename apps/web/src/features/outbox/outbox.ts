import type { ConversationKey } from '@kindred/contract/chat/calls';
import { errorState } from '@kindred/contract/chat/limits';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMemo, useSyncExternalStore } from 'react';
import { personalItems } from '../../lib/storage/personal-storage.ts';
import { isSameChat } from '../inbox/conversation-updates.ts';
import { type Attachment, isUploaded } from './attachments/attachment.ts';
import { deleteAttachmentFiles } from './attachments/attachment-files.ts';
import { useSending } from './sending.ts';

/** A message that is written and not yet known to be stored. */
export type OutboxEntry = ConversationKey & {
  clientId: string;
  /** Who wrote it; nobody else's browser session sends it. */
  writerId: string;
  side: 'fan' | 'creator';
  content: string;
  /** Photos, a video or a voice note, with what the creator asks for them in diamonds. */
  attachments?: readonly Attachment[] | undefined;
  mediaPrice?: number | undefined;
  /** The message of the conversation that it answers. */
  replyToSeq?: number | undefined;
  /** What its writer was shown that it costs, in diamonds. */
  expectedPrice?: number | undefined;
  writtenAt: string;
  /** Undefined while it waits for its turn. */
  errorState?: (typeof errorState)[keyof typeof errorState];
  /** Why it did not go out, as a person reads it, and the refusal's code if it was one. */
  reason?: string;
  code?: number;
  /** The help card that came with the refusal of words of distress. */
  help?: string;
  /** What it costs now, where it was refused for another price. */
  newPrice?: number;
};

// Kept over reloads and shared by all tabs of this browser. Each has a key of its own: what one tab reads may lack what another
// writes in the same moment, and must not overwrite it.
const items = personalItems<OutboxEntry>('browser', 'outbox');
const listeners = new Set<() => void>();

export function readOutbox(): readonly OutboxEntry[] {
  return items.list().sort((a, other) => (a.writtenAt < other.writtenAt ? -1 : 1));
}

/** Reads afresh, and writes what the change makes of each message; what another tab adds meanwhile stays. */
export function changeOutbox(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): void {
  const before = readOutbox();
  const after = change(before);
  const clientIds = new Set(after.map(({ clientId }) => clientId));
  for (const { clientId } of before) if (!clientIds.has(clientId)) items.remove(clientId);
  for (const entry of after) if (!before.includes(entry)) items.set(entry.clientId, entry);
  for (const listener of listeners) listener();
}

export function addToOutbox(message: Omit<OutboxEntry, 'clientId' | 'writtenAt'>): OutboxEntry {
  const entry = { ...message, clientId: crypto.randomUUID(), writtenAt: afterAll(readOutbox()) };
  // A new message also retries the earlier ones.
  changeOutbox((entries) => [
    ...entries.map((other) => (isSameChat(other, entry) ? withoutFailure(other) : other)),
    entry,
  ]);
  return entry;
}

/** Now, or just after the last of these where the clock has not moved on since. */
function afterAll(entries: readonly OutboxEntry[]): string {
  const last = Date.parse(entries.at(-1)?.writtenAt ?? '') || 0;
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
}

export function removeFromOutbox(clientId: string): void {
  const removed = readOutbox().find((entry) => entry.clientId === clientId);
  if (!removed) return;
  deleteAttachmentFiles(removed.attachments);
  changeOutbox((entries) => entries.filter((entry) => entry.clientId !== clientId));
}

/** Marks a message that the server did not take, with the reason. */
export function failInOutbox(
  clientId: string,
  failure: Pick<OutboxEntry, 'errorState' | 'reason' | 'code' | 'help' | 'newPrice'>,
): void {
  changeOutbox((entries) =>
    entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...failure } : entry)),
  );
}

/** Lets a failed message be sent again. */
export function retryInOutbox(clientId: string): void {
  changeOutbox((entries) =>
    entries.map((entry) => (entry.clientId === clientId ? withoutFailure(entry) : entry)),
  );
}

/** Its writer agrees to the new price: it goes out for that. */
export function acceptPriceInOutbox(clientId: string): void {
  changeOutbox((entries) =>
    entries.map((entry) => {
      if (entry.clientId !== clientId || entry.newPrice === undefined) return entry;
      const { errorState: _state, reason: _reason, code: _code, newPrice, ...waiting } = entry;
      return { ...waiting, expectedPrice: newPrice };
    }),
  );
}

/** Replaces the text of a message, and retries it if it had failed. False when it was sent meanwhile. */
export function editInOutbox(clientId: string, content: string): boolean {
  if (!readOutbox().some((entry) => entry.clientId === clientId)) return false;
  changeOutbox((entries) =>
    entries.map((entry) => {
      if (entry.clientId !== clientId) return entry;
      const { errorState: _state, reason: _reason, code: _code, help: _help, ...waiting } = entry;
      return { ...waiting, content };
    }),
  );
  return true;
}

/** Refused only because its writer had not joined: kept, to go out once they have. */
export function waitsForJoining({ code, help }: OutboxEntry): boolean {
  return code === refusalCodes.notJoined && help === undefined;
}

export function releaseAfterJoining(charId: string): void {
  if (!readOutbox().some((entry) => entry.char_id === charId && waitsForJoining(entry))) return;
  changeOutbox((entries) =>
    entries.map((entry) => {
      if (entry.char_id !== charId || !waitsForJoining(entry)) return entry;
      const { errorState: _state, ...waiting } = entry;
      return withoutFailure(waiting);
    }),
  );
}

/**
 * The one to send next: the oldest whose conversation has none before it that waits, is uploading, is being edited or failed.
 * A refused one holds nobody up: it will never go out.
 */
export function nextToSend(entries: readonly OutboxEntry[], writerId: string): OutboxEntry | undefined {
  const { pausedIds } = useSending.getState();
  const pending = entries.filter(
    (entry) => entry.writerId === writerId && entry.errorState !== errorState.refused,
  );
  return pending.find(
    (entry, index) =>
      entry.errorState === undefined &&
      isUploaded(entry) &&
      !pausedIds.has(entry.clientId) &&
      !pending.slice(0, index).some((earlier) => isSameChat(earlier, entry)),
  );
}

export function useOutbox({ char_id, user_id, chat_no }: ConversationKey): readonly OutboxEntry[] {
  const text = useSyncExternalStore(subscribe, items.getText);
  return useMemo(() => {
    const entries = text === '' ? [] : readOutbox();
    return entries.filter((entry) => isSameChat(entry, { char_id, user_id, chat_no }));
  }, [text, char_id, user_id, chat_no]);
}

function withoutFailure(entry: OutboxEntry): OutboxEntry {
  if (entry.errorState === errorState.refused) return entry;
  const { errorState: _state, reason: _reason, code: _code, ...waiting } = entry;
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
