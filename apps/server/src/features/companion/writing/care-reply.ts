import type { Context } from '../../../context.ts';
import { languageOfTalk } from '../../../outside/ai/scripted/languages/detect-language.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { askModelForCare } from '../../care/answers/ask-model-for-care.ts';
import { choosePiece } from '../../care/pieces/pieces.ts';
import { calmCard } from '../../moderation/help/help-card.ts';
import { readSignals } from '../../moderation/signals/read-signals.ts';
import { endReply } from './end-reply.ts';
import type { Claim } from './reply-writing.sql.ts';

const $ = inputs({ conversationId: 'bigint', toSeq: 'integer' });

/** What the fan and Kindred's care have said, oldest first, with what stands between them. */
const listTalk = statement(
  { identity: 'text', type: 'text', content: 'text', is_own: 'boolean' },
  sql`select identity, type, content, is_own from (
      select m.seq, m.identity, m.type, m.content, m.type in ('care', 'help') as is_own from messages m
      where m.conversation_id = ${$.conversationId} and not m.is_deleted
        and (m.identity = 'fan' and m.seq <= ${$.toSeq} or m.type in ('care', 'help'))
      order by m.seq desc limit 24) newest
    order by seq`,
);

const findRegion = statement(
  { region: 'text' },
  sql`select e.region from care_episodes e join conversations c using (user_id)
    where c.conversation_id = ${$.conversationId} order by e.began_at desc limit 1`,
);

type Talk = Awaited<ReturnType<typeof listTalk.all>>;

/**
 * Answers somebody in care mode, whole and at once: nothing of it is shown before it has been judged. With the words of a
 * model where there is one and they pass, else with a ready piece; `help` is the help card after them.
 */
export async function writeCare(context: Context, claimed: Claim, shutdown: AbortSignal): Promise<void> {
  const { conversation_id: id, to_seq: toSeq, kind } = claimed;
  const talk = await listTalk.all(context.db, { conversationId: id, toSeq });
  const words = await careWords(context, talk, { seed: `care ${id}.${toSeq}`, shutdown });
  const region = (await findRegion.first(context.db, { conversationId: id }))?.region ?? '';
  const last = talk.findLast(({ type }) => type === 'help')?.content;
  const card = calmCard({ language: words.language, region }, last);
  // Where nothing of care stands yet, the card alone says who writes and where help is.
  const isFirst = !talk.some(({ is_own }) => is_own);
  const content = kind === 'care' ? words.content : isFirst ? card : `${words.content}\n\n${card}`;
  await endReply(context, claimed, { state: 'complete', content });
}

async function careWords(
  context: Context,
  talk: Talk,
  { seed, shutdown }: { seed: string; shutdown: AbortSignal },
) {
  const own = talk.filter(({ is_own }) => is_own).map(({ content }) => content);
  const answered = talk.findLastIndex(({ is_own }) => is_own);
  const textsOf = (rows: Talk) => rows.filter(({ is_own }) => !is_own).map(({ content }) => content);
  const text = textsOf(talk.slice(answered + 1)).join('\n');
  const language = languageOfTalk(text, textsOf(talk.slice(0, answered + 1)), own);
  const { asksIfMachine } = readSignals(text);
  const piece = choosePiece({ text, language, asksIfMachine }, own);
  // The honest answer to that question is a ready one.
  if (context.ai.kind === 'scripted' || asksIfMachine) return { language, content: piece };
  const content = await askModelForCare(context, talk, { language, seed, signal: shutdown });
  return { language, content: content ?? piece };
}
