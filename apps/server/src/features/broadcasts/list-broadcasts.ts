import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Broadcast, BroadcastInfo } from '@kindred/contract/broadcasts/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { playableSql } from '../chat/media/playable-media.sql.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { type BroadcastRow, countLeftOut, getBroadcastRow } from './broadcasts.sql.ts';

const $ = inputs({ charId: 'bigint', broadcastId: 'bigint', viewerId: 'bigint' });

export function presentBroadcast(row: BroadcastRow): Broadcast {
  const { broadcast_id, content, state, price, media_num } = row;
  return {
    broadcast_id,
    content,
    state,
    price,
    media_num,
    created_time: row.created_at.toISOString(),
    send_time: row.send_at?.toISOString() ?? null,
    count: row.recipient_num,
    sent: row.sent_num,
  };
}

export const broadcastsOfCreator = keysetList({
  rows: sql`broadcasts`,
  alias: 'b',
  where: sql`b.char_id = ${$.charId}`,
  keys: [{ column: 'b.broadcast_id', type: 'bigint' }],
  json: sql`json_build_object('broadcast_id', b.broadcast_id::text, 'content', b.content, 'state', b.state,
    'price', b.price, 'media_num', b.media_num, 'created_time', ${jsonInstant(sql`b.created_at`)},
    'send_time', ${jsonInstant(sql`b.send_at`)}, 'count', b.recipient_num, 'sent', b.sent_num)`,
});
const countAll = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from broadcasts b where b.char_id = ${$.charId} limit 10000) few`,
);

export async function listBroadcasts(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listBroadcasts'>,
  viewer: Viewer,
) {
  const own = { charId: ownCharacter(viewer) };
  return broadcastsOfCreator.answerPage(db, own, page, (await countAll.one(db, own)).count);
}

// Of people who hide their receipts nobody learns that they have read.
const sumResults = statement(
  { sent: 'integer', failed: 'integer', read: 'integer', bought: 'integer', earned: 'integer' },
  sql`select count(*) filter (where r.state = 'sent')::int as sent,
      count(*) filter (where r.state = 'failed')::int as failed,
      count(*) filter (where r.state = 'sent' and u.shows_receipts and c.fan_read_seq >= r.seq)::int as read,
      count(s.message_id)::int as bought, coalesce(sum(money.net), 0)::int as earned
    from broadcast_recipients r join users u using (user_id)
      left join conversations c using (conversation_id)
      left join message_purchases s on s.message_id = r.message_id and s.refunded_by is null
      left join lateral (select sum(p.amount) as net from journal_entries e join pending_earnings p using (entry_id)
        join ledger_accounts a using (account_id)
        where s.entry_id is not null and (e.entry_id = s.entry_id or e.reverses = s.entry_id)
          and a.user_id = ${$.viewerId} and a.kind = 'creator_pending') money on true
    where r.broadcast_id = ${$.broadcastId}`,
);

const listTexts = statement(
  { language: 'text', content: 'text' },
  sql`select language, content from broadcast_texts where broadcast_id = ${$.broadcastId} order by language`,
);

const listMedia = statement(
  { item: as<BroadcastInfo['media'][number]>('jsonb') },
  sql`select ${playableSql} || jsonb_build_object('media_id', f.media_id::text) as item
    from broadcast_media b join media f using (media_id)
    where b.broadcast_id = ${$.broadcastId} and f.owner_user_id = ${$.viewerId} and f.state = 'ready'
    order by b.position`,
);

/** Returns a broadcast with what came of it. Refuses with `notFound` one of somebody else. */
export async function getBroadcast(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { broadcast_id: broadcastId }: ParsedInput<'getBroadcast'>,
  viewer: Viewer,
): Promise<CallOutput<'getBroadcast'>> {
  const { db } = context;
  const row = await getBroadcastRow(db, { charId: ownCharacter(viewer), broadcastId });
  const own = { broadcastId, viewerId: viewer.userId };
  const { sent, earned, ...results } = await sumResults.one(db, own);
  const media = await listMedia.all(db, { ...own, mediaToken: mediaLinkToken(context, viewer) });
  return {
    ...presentBroadcast(row),
    sent,
    ...results,
    earned_usd_cents: earned,
    texts: await listTexts.all(db, { broadcastId }),
    media: media.map(({ item }) => item),
    left_out: await countLeftOut(db, broadcastId),
  };
}
