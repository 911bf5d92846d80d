import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { addedUp, earnedSince } from './earned.sql.ts';

const $ = inputs({
  accountIds: 'bigint[]',
  month: 'text',
  afterNet: 'bigint',
  afterKey: 'bigint',
  limit: 'integer',
  skip: 'integer',
  viewerId: 'bigint',
});

const sumRow = {
  key: 'text!',
  label: 'text!',
  entries: 'integer!',
  gross: 'bigint!',
  net: 'bigint!',
  count: 'integer!',
} as const;

const month = sql`${$.month}::date`;
const inMonth = sql`account_id = any(${$.accountIds}) and month = ${month}`;
const dayInMonth = sql`day >= ${month} and day < ${month} + interval '1 month'`;
const stored = sql`entries, gross_usd_cents as gross, net_usd_cents as net`;
const afterCursor = sql`(net, key::bigint) < (${$.afterNet}, ${$.afterKey})
  order by net desc, key::bigint desc limit ${$.limit} offset ${$.skip}`;

export const sumBySource = statement(
  sumRow,
  sql`with sums as (
      select source as key, ${addedUp} from (
        select source, ${stored} from earning_days where account_id = any(${$.accountIds}) and ${dayInMonth}
        union all select source, 1, gross, net from (${earnedSince}) news where ${dayInMonth}) parts
      group by source)
    select key, '' as label, entries, gross, net, (select count(*) from sums)::int as count
    from sums order by net desc, key`,
);

export const sumByDay = statement(
  sumRow,
  sql`with sums as (
      select day::text as key, ${addedUp} from (
        select day, ${stored} from earning_days where account_id = any(${$.accountIds}) and ${dayInMonth}
        union all select day, 1, gross, net from (${earnedSince}) news where ${dayInMonth}) parts
      group by day)
    select key, '' as label, entries, gross, net, (select count(*) from sums)::int as count
    from sums order by key`,
);

export const sumByPost = statement(
  sumRow,
  sql`with sums as (
      select post_id::text as key, ${addedUp} from (
        select post_id, ${stored} from earning_posts where ${inMonth}
        union all select post_id, 1, gross, net from (${earnedSince}) news
          where post_id is not null and ${dayInMonth}) parts
      group by post_id
    ), page as (select * from sums where ${afterCursor})
    select page.key, coalesce(left(o.content, 80), '') as label, page.entries, page.gross, page.net,
      (select count(*) from sums)::int as count
    from page left join posts o on o.post_id = page.key::bigint and o.deleted_at is null
    order by page.net desc, page.key::bigint desc`,
);

export const sumByFan = statement(
  sumRow,
  sql`with sums as (
      select fan_id::text as key, ${addedUp} from (
        select fan_id, ${stored} from earning_fans where ${inMonth}
        union all select fan_id, 1, gross, net from (${earnedSince}) news
          where fan_id is not null and ${dayInMonth}) parts
      group by fan_id
    ), page as (select * from sums where ${afterCursor})
    select page.key, coalesce(u.nickname, '') as label, page.entries, page.gross, page.net,
      (select count(*) from sums)::int as count
    from page left join users u on u.user_id = page.key::bigint and u.deleted_at is null
      and ${notBlocked($.viewerId, sql`u.user_id`)}
    order by page.net desc, page.key::bigint desc`,
);
