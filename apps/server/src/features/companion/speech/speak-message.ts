import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { dailySpeechMax } from '@kindred/contract/companion/limits';
import type { Context } from '../../../context.ts';
import type { SpokenAudio } from '../../../outside/ai/speech.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../viewer.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { countSpoken, findSpoken, findStored, storeSpoken } from './speech.sql.ts';
import { readWhole, speechKey } from './speech-files.ts';

const dayMs = 86_400_000;

type Spoken = CallOutput<'speakMessage'>;

/**
 * Reads a message of a companion aloud, once for all who may hear it. `audio` is null where no endpoint speaks: the browser then
 * does. Refuses `speechQuiet` while the fan is in care mode, `messageDeleted`, and `dailyLimitReached`.
 */
export async function speakMessage(
  context: Context,
  { msg_id: messageId }: ParsedInput<'speakMessage'>,
  { userId: viewerId }: Viewer,
): Promise<Spoken> {
  const { db, clock, storage } = context;
  const now = clock.now();
  const message = (await findSpoken.first(db, { viewerId, messageId, now })) ?? refuse('notFound');
  if (message.is_cared_for) refuse('speechQuiet');
  if (message.is_deleted) refuse('messageDeleted');
  const words = spokenWords(message.content);
  const { speech } = await creatorAi(context, message.creator_user_id);
  if (!speech || words === '') return { audio: null };
  const { voice } = message;
  const { model } = speech;
  const stored = await findStored.first(db, { messageId, voice, model });
  const bytes = stored && (await readWhole(storage, stored.file_key));
  if (stored && bytes) return present({ type: stored.type, bytes });

  const since = new Date(now.getTime() - dayMs);
  const { count } = await countSpoken.one(db, { viewerId, since });
  if (count >= dailySpeechMax) refuse('dailyLimitReached');
  const audio = await speech.speak(words, voice, context.closing);
  if (!audio) return { audio: null };
  await store(context, audio, { viewerId, messageId, voice, model, content: message.content, now });
  return present(audio);
}

type Told = {
  viewerId: string;
  messageId: string;
  voice: string;
  model: string;
  content: string;
  now: Date;
};

/** Refuses `messageDeleted` where the words do not stand any more. */
async function store(
  { db, storage, random }: Context,
  { type, bytes }: SpokenAudio,
  progress: Told,
): Promise<void> {
  const fileKey = speechKey(random);
  await storage.put(fileKey, bytes);
  try {
    const row = await storeSpoken.first(db, { ...progress, fileKey, type, bytes: bytes.length });
    if (!row) refuse('messageDeleted');
    if (row.old_key !== null) await storage.remove(row.old_key);
  } catch (error) {
    await storage.remove(fileKey);
    throw error;
  }
}

function present({ type, bytes }: SpokenAudio): Spoken {
  return { audio: { type, data: bytes.toString('base64') } };
}

/** Without the marks of emphasis and play, which nobody says. */
function spokenWords(content: string): string {
  return content
    .replaceAll(/[*_~`#>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
