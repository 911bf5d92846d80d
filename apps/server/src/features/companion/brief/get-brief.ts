import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Brief } from '@kindred/contract/companion/brief-calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { findConversation } from '../../chat/conversations.sql.ts';
import { listFactRows } from '../../memory/facts.sql.ts';
import { briefByModel } from './brief-by-model.ts';
import { type BriefWords, briefByRules, cite } from './brief-by-rules.ts';
import { type BriefMessage, findMemorySwitch, listBriefMessages } from './list-brief-messages.ts';

const $ = inputs({ conversationId: 'bigint' });

const maxMessages = 60;
const maxFacts = 12;
const modelMs = 15_000;

/** The fan's words of distress first, then what the viewer's companion said, promised and learned in a conversation, what the fan waits for, and three answers. */
export async function getBrief(
  context: Context,
  { char_id: charId, user_id: fanId, chat_no: chatNo }: ParsedInput<'getBrief'>,
  { userId: viewerId }: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<Brief> {
  const { db, clock } = context;
  const conversation = await findConversation(db, { viewerId, charId, fanId, chatNo, now: clock.now() });
  if (conversation?.side !== 'creator') refuse('notFound');
  const conversationId = conversation.conversation_id;
  if (!conversationId) return { distress: null, ...briefByRules([]), learned: [] };
  const messages = await listBriefMessages.all(db, { conversationId, limit: maxMessages });
  const isRemembering = (await findMemorySwitch.first(db, { conversationId }))?.is_on ?? false;
  const facts = isRemembering ? await listFactRows.all(db, { conversationId }) : [];
  const call = conversation.handover ? await findCall.first(db, { conversationId }) : undefined;
  const distress = conversation.handover === 'distress' ? call : undefined;
  return {
    distress: distress ? cite(distress, distress.content) : null,
    ...(await writeBrief(context, viewerId, { messages, conversationId, call, signal })),
    learned: facts.slice(0, maxFacts).map(({ kind, content, chat_no, source_seq, source_id }) => ({
      kind,
      text: content,
      seq: source_id === null || chat_no !== chatNo ? null : source_seq,
    })),
  };
}

/** The fan's words by which the creator was called: those before the help card, or those of another topic. */
const findCall = statement(
  { seq: 'integer', message_id: 'bigint', identity: as<'fan'>('text'), content: 'text' },
  sql`select m.seq, m.message_id, m.identity, m.content from conversations c join messages m using (conversation_id)
    where c.conversation_id = ${$.conversationId} and m.seq <= c.handover_seq and m.identity = 'fan'
      and not m.is_deleted order by m.seq desc limit 1`,
);

/** By the model; where there is none, or it does not follow the instructions, by rules. */
async function writeBrief(
  context: Context,
  creatorId: string,
  material: {
    messages: BriefMessage[];
    conversationId: string;
    call: BriefMessage | undefined;
    signal: AbortSignal;
  },
): Promise<BriefWords> {
  const { messages, conversationId, call } = material;
  const ai = await creatorAi(context, creatorId);
  if (ai.kind === 'scripted' || messages.length === 0) return briefByRules(messages, call);
  const signal = AbortSignal.any([material.signal, AbortSignal.timeout(modelMs)]);
  const seed = `brief ${conversationId}.${messages.at(-1)?.seq}`;
  const words = await briefByModel(ai, { messages, seed, signal }).catch((err: unknown) => {
    context.log.warn({ err, conversation: conversationId }, 'a model gave no brief');
    return undefined;
  });
  if (!words) return briefByRules(messages, call);
  return call ? { ...words, waiting: cite(call, call.content) } : words;
}
