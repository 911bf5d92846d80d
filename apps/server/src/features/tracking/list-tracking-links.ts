import type { ParsedInput } from '@kindred/contract/all/calls';
import { attributionDays } from '@kindred/contract/tracking/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ charId: 'bigint', publicUrl: 'text' });

const isMine = sql`t.char_id = ${$.charId}`;

// The ledger's own postings: the creator's earnings from the person in that time, net of later refunds.
const earnedOf = sql`
  select coalesce(sum(p.amount), 0) from journal_entries e
    join ledger_accounts a on a.kind = 'creator_pending' and a.user_id = (
      select c.user_id from characters c where c.char_id = u.char_id)
    join lateral (
      select e.entry_id union all select r.entry_id from journal_entries r where r.reverses = e.entry_id) x on true
    join postings p on p.entry_id = x.entry_id and p.account_id = a.account_id
  where e.user_id = u.user_id and e.kind <> 'release' and e.char_id = u.char_id and e.reverses is null
    and e.created_at >= u.touched_at and e.created_at < u.touched_at + ${attributionDays} * interval '1 day'`;

export const trackingLinks = keysetList({
  rows: sql`tracking_links`,
  alias: 't',
  where: isMine,
  keys: [{ column: 't.link_id', type: 'bigint' }],
  jsonJoins: sql`cross join lateral (
    select count(*) filter (where u.is_sign_up)::int as sign_ups, count(u.joined_at)::int as joins,
      coalesce(sum((${earnedOf})), 0)::bigint as cents
    from tracking_touches u where u.link_id = t.link_id) came`,
  json: sql`json_build_object('link_id', t.link_id::text, 'name', t.name,
    'url', ${$.publicUrl} || '/l/' || t.code,
    'click_num', (select coalesce(sum(k.clicks), 0)::int from tracking_clicks k where k.link_id = t.link_id),
    'sign_up_num', came.sign_ups, 'join_num', came.joins, 'earned_usd_cents', came.cents,
    'is_archived', t.archived_at is not null, 'created_time', ${jsonInstant(sql`t.created_at`)})`,
});

const countMine = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from tracking_links t where ${isMine}`,
);

/** Lists a creator's links, newest first, with their results. */
export async function listTrackingLinks(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  page: ParsedInput<'listTrackingLinks'>,
  viewer: Viewer,
) {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  return trackingLinks.answerPage(
    db,
    { charId, publicUrl: publicUrl() },
    page,
    (await countMine.one(db, { charId })).count,
  );
}
