import { raw, type Sql, sql } from '../../platform/db/sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { publicImageSql } from '../media/media.present.ts';

/** The columns of a character `c` in bills: without name and picture after a deletion or a block. */
export const payeeColumns = sql`
  case when ${characterIsThere} then c.name else '' end as name,
  case when ${characterIsThere} then ${publicImageSql(sql`c.avatar_media_id`, 'small')} else '' end as avatar,
  ${characterIsThere} as is_there`;

/**
 * Returns the purchase kind of a ledger entry, as `purchase` of the wire names it; null when it is no purchase. A
 * reservation has the kind of its answer, because it is released before the answer is paid.
 */
export function purchaseKind(alias: 'e' | 's'): Sql {
  const kind = raw(`${alias}.kind`);
  return sql`case ${kind} when 'post_sale' then 'unlock' when 'gift_purchase' then 'gift_subscription'
    when 'purchase' then 'diamonds' when 'reserve' then 'message' when 'unreserve' then 'message'
    when 'unlock' then case when ${raw(`${alias}.post_id`)} is null then 'media' else 'unlock' end
    else ${kind} end`;
}

export function purchaseGroup(alias: 'e' | 's'): Sql {
  return sql`case ${purchaseKind(alias)} when 'gift' then 'gift' when 'unlock' then 'unlock'
    when 'media' then 'message' when 'message' then 'message'
    when 'subscription' then 'subscription' when 'gift_subscription' then 'subscription' else 'house' end`;
}
