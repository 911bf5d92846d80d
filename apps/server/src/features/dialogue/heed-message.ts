import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { concernIn, heed } from '../care/heed.ts';
import { joinModeration } from '../moderation/join-moderation.ts';
import { type Concern, reviewText, type TextVerdict } from '../moderation/review-text.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', chatNo: 'smallint', since: 'timestamptz' });

/** An older message of the fan is not read together with the new one. */
const beforeMinutes = 15;
const beforeMax = 2;

/** The number of earlier messages in which both are looked for. */
const lookBack = 12;

/** The fan's recent messages that got no help card, the card they were shown last, and what the other side wrote since. */
const findBefore = statement(
  { before: 'text?', card: 'text?', question: 'text?' },
  sql`with newest as (
      select m.seq, m.identity, m.type, m.content, m.is_deleted, m.created_at
      from conversations c join messages m using (conversation_id)
      where c.user_id = ${$.fanId} and c.char_id = ${$.charId}
        and c.chat_no = ${$.chatNo}
      order by m.seq desc limit ${lookBack}),
    card as (select n.seq, n.content from newest n where n.type = 'help' order by n.seq desc limit 1)
    select (select string_agg(b.content, e'\\n' order by b.seq) from (
        select n.seq, n.content from newest n
        where n.identity = 'fan' and not n.is_deleted and n.created_at > ${$.since}
          and n.seq > coalesce((select card.seq from card), 0)
        order by n.seq desc limit ${beforeMax}) b) as before,
      (select card.content from card) as card,
      (select n.content from newest n
        where n.identity <> 'fan' and n.type = 'text' and not n.is_deleted and n.created_at > ${$.since}
        order by n.seq desc limit 1) as question`,
);

/** The writer, their side, the conversation, and the time zone of their device. */
type Writer = {
  userId: string;
  isFan: boolean;
  timezone: string;
  charId?: string | undefined;
  chatNo?: number | undefined;
};

export type HeededMessage = { verdict: TextVerdict; concern: Concern | undefined; card: string | undefined };

/**
 * Returns the verdict of the rules on the words, with the help card when the words need one. A fan's words are read
 * together with those they wrote just before in the same conversation.
 */
export async function heedMessage(
  context: Context,
  { userId, isFan, timezone, charId, chatNo = 0 }: Writer,
  content: string,
): Promise<HeededMessage> {
  if (!isFan) return { verdict: reviewText(content, 'creator_message'), concern: undefined, card: undefined };
  const since = new Date(context.clock.now().getTime() - beforeMinutes * 60_000);
  const earlier =
    charId === undefined
      ? undefined
      : await findBefore.one(context.db, { fanId: userId, charId, chatNo, since });
  const own = reviewText(content, 'fan_message', {
    before: earlier?.before ?? '',
    question: earlier?.question ?? '',
  });
  const verdict = await joinModeration(context, content, own);
  const lastCard = earlier?.card ?? undefined;
  const card = await heed(context, verdict, { userId, source: 'message', timezone, lastCard });
  return { verdict, concern: concernIn(verdict), card };
}
