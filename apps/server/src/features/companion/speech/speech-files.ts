import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteSpoken, deleteSpokenOf, deleteStale, listNamed } from './speech.sql.ts';

export const deleteSpeechTask = 'companion.delete-speech';
export const sweepSpeechTask = 'companion.sweep-speech';

/** What nobody has listened to for so long is read aloud again when somebody does. */
const keptMs = 30 * 86_400_000;
/** Longer than a request between its file and its row. */
const graceMs = 86_400_000;
const batchSize = 500;

const speechFile = /^speech\/[A-Za-z0-9_-]+(\.part)?$/;

/** A new file of speech. */
export function speechKey(random: Context['random']): string {
  return `speech/${random.token(16)}`;
}

/** Undefined where the file is gone. */
export async function readWhole(storage: Storage, key: string): Promise<Buffer | undefined> {
  const size = await storage.size(key);
  if (!size) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of storage.read(key, 0, size - 1)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Takes away the audio of a message that was unsent. */
export async function forgetSpeech(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  messageId: string,
): Promise<void> {
  const row = await deleteSpoken.first(db, { messageId });
  if (row) await storage.remove(row.file_key);
}

/** The audio of a person's conversations goes with their account. */
export async function deleteSpeechOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  const rows = await deleteSpokenOf.all(tx, { userId });
  if (rows.length > 0) await enqueue(tx, deleteSpeechTask, { keys: rows.map(({ file_key }) => file_key) });
}

/** The job: takes files away whose rows are gone. */
export async function deleteSpeechFiles(
  { storage }: Pick<Context, 'storage'>,
  payload: unknown,
): Promise<void> {
  for (const key of (payload as { keys: string[] }).keys) await storage.remove(key);
}

/** Forgets audio that is old or of words that do not stand any more, and takes away files that no row names. */
export async function sweepSpeech({
  db,
  storage,
  clock,
}: Pick<Context, 'db' | 'storage' | 'clock'>): Promise<void> {
  const stale = await deleteStale.all(db, { before: new Date(clock.now().getTime() - keptMs) });
  for (const { file_key } of stale) await storage.remove(file_key);
  const keys: string[] = [];
  for await (const { key, writtenAt } of storage.list()) {
    // Files bear the machine's time, not that of the business.
    if (speechFile.test(key) && writtenAt.getTime() < Date.now() - graceMs) keys.push(key);
  }
  for (let from = 0; from < keys.length; from += batchSize) {
    const batch = keys.slice(from, from + batchSize);
    const named = new Set((await listNamed.all(db, { keys: batch })).map(({ file_key }) => file_key));
    for (const key of batch) if (!named.has(key)) await storage.remove(key);
  }
}
