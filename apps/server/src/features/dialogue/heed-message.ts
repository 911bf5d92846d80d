import type { Context } from '../../context.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { concernIn, heed } from '../care/heed.ts';
import { type Concern, reviewText, type TextVerdict } from '../moderation/review-text.ts';

/** A message that its writer sent longer ago belongs to another thought. */
const beforeMinutes = 15;
const beforeMax = 2;

/** So far back is looked for both. */
const lookBack = 12;

/** What the fan wrote just before and no help card has met, and the card that they were shown last. */
const findBefore = statement(
  { before: 'text?', card: 'text?' },
  sql`with newest as (
      select m.seq, m.identity, m.type, m.content, m.is_deleted, m.created_at
      from conversations c join messages m using (conversation_id)
      where c.user_id = ${input('fanId', 'bigint')} and c.char_id = ${input('charId', 'bigint')}
        and c.chat_no = ${input('chatNo', 'smallint')}
      order by m.seq desc limit ${lookBack}),
    card as (select n.seq, n.content from newest n where n.type = 'help' order by n.seq desc limit 1)
    select (select string_agg(b.content, e'\\n' order by b.seq) from (
        select n.seq, n.content from newest n
        where n.identity = 'fan' and not n.is_deleted and n.created_at > ${input('since', 'timestamptz')}
          and n.seq > coalesce((select card.seq from card), 0)
        order by n.seq desc limit ${beforeMax}) b) as before,
      (select card.content from card) as card`,
);

/** Who writes, as what, in which conversation, and the time zone of their device. */
type Writer = {
  userId: string;
  isFan: boolean;
  timezone: string;
  charId?: string | undefined;
  chatNo?: number | undefined;
};

export type HeededMessage = { verdict: TextVerdict; concern: Concern | undefined; card: string | undefined };

/**
 * What the rules say of somebody's words, with the help card for who needs it, whatever becomes of the words. A fan's are
 * read together with what they wrote just before in the same conversation.
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
  const verdict = reviewText(content, 'fan_message', earlier?.before ?? '');
  const lastCard = earlier?.card ?? undefined;
  const card = await heed(context, verdict, { userId, source: 'message', timezone, lastCard });
  return { verdict, concern: concernIn(verdict), card };
}
