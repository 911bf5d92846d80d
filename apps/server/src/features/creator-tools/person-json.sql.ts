import { jsonInstant } from '../../platform/db/json-instant.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { memberTierJson } from '../subscriptions/tiers/member-tier.sql.ts';

/** Wire `listedPerson` of the user `u`, with their membership `m` and gifts `g`. */
export const personJson = (
  since: Sql,
) => sql`json_build_object('user_id', u.user_id::text, 'nickname', u.nickname,
  'avatar', ${publicImageSql(sql`u.avatar_media_id`, 'small')}, 'state', m.state, 'tier', ${memberTierJson},
  'since_time', ${jsonInstant(since)}, 'period_end', ${jsonInstant(sql`m.period_end`)}, 'diamonds', coalesce(g.diamonds, 0))`;
