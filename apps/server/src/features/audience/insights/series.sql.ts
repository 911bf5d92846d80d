import type { AudienceGroup } from '@kindred/contract/audience/calls';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, raw, sql } from '../../../platform/db/sql.ts';
import { statement } from '../../../platform/db/sql.ts';
import { firstItemSql } from '../../posts/media/first-item.sql.ts';

const $ = inputs({
  charId: 'bigint',
  dim: 'text',
  since: 'timestamptz',
  before: 'timestamptz',
  timezone: 'text',
  format: 'text',
  limit: 'integer',
});

const columns = {
  view_num: 'views',
  visit_num: 'visits',
  reached_num: 'reached',
  joined_num: 'joined',
  paid_num: 'paid',
};
const names = Object.entries(columns);
const added = raw(names.map(([, column]) => `sum(h.${column})::int as ${column}`).join(', '));
const point = (span: string) =>
  raw(`coalesce(json_agg(json_build_object('at', s.at, ${names.map(([name, column]) => `'${name}', s.${column}`).join(', ')})
    order by s.at) filter (where ${span}), '[]')`);
const counts = (span: string) =>
  raw(
    `json_build_object(${names.map(([name, column]) => `'${name}', coalesce(sum(s.${column}) filter (where ${span}), 0)`).join(', ')})`,
  );

const isNow = 's.is_now';
const isBefore = 'not s.is_now';

/**
 * The sums of a span and of the one before it, by the hours or days of the creator's clock (`format`), in groups: those with
 * the most views in the span first.
 */
export const listSeries = statement(
  { list: as<AudienceGroup[]>('json') },
  sql`with s as materialized (
      select h.key, h.hour >= ${$.since} as is_now, to_char(h.hour at time zone ${$.timezone}, ${$.format}) as at, ${added}
      from audience_hours h
      where h.char_id = ${$.charId} and h.dim = ${$.dim} and h.hour >= ${$.before}
      group by 1, 2, 3
    ), largest as (
      select s.key, row_number() over (order by
        coalesce(sum(s.views) filter (where s.is_now), 0) desc, coalesce(sum(s.visits) filter (where s.is_now), 0) desc,
        sum(s.views) desc, s.key) as place
      from s group by s.key order by place limit ${$.limit}
    ), groups as (
      select g.place, s.key, ${counts(isNow)} as now, ${counts(isBefore)} as before,
        ${point(isNow)} as points, ${point(isBefore)} as points_before
      from s join largest g using (key) group by g.place, s.key
    )
    select coalesce(json_agg(json_build_object('key', g.key, 'label', coalesce(left(p.content, 200), ''),
        'item', case when p.post_id is not null then ${firstItemSql} end,
        'now', g.now, 'before', g.before, 'points', g.points, 'points_before', g.points_before) order by g.place), '[]') as list
    from groups g left join posts p on p.post_id = case when ${$.dim} = 'post' then g.key::bigint end
      and p.deleted_at is null`,
);
