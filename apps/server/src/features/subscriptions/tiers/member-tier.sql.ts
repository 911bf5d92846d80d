import { sql } from '../../../platform/db/sql.ts';

/** The tier of the paying member `m`, `{level, name}`; null for others, and when the page has only one tier. */
export const memberTierJson = sql`case when m.kind = 'pro' and m.state <> 'expired'
    and (m.tier_level > 0 or exists (select from page_tiers t
      where t.char_id = m.char_id and t.level > 0 and t.retired_at is null))
  then json_build_object('level', m.tier_level, 'name', coalesce((select t.name from page_tiers t
    where t.char_id = m.char_id and t.level = m.tier_level), '')) end`;
