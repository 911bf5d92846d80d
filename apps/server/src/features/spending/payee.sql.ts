import { input, raw, type Sql, sql } from '../../platform/db/sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { publicImageSql } from '../media/media.present.ts';

export const viewerId = input('viewerId', 'bigint');

/** Columns of a character `c` as bills name it: who has left, and who is behind a block, have neither name nor picture. */
export const payeeColumns = sql`
  case when ${characterIsThere} then c.name else '' end as name,
  case when ${characterIsThere} then ${publicImageSql(sql`c.avatar_media_id`, 'small')} else '' end as avatar,
  ${characterIsThere} as is_there`;

/**
 * What the entry with that alias bought, as `purchase` of the wire names it; null where it bought nothing. What is
 * reserved for an answer is of the answer's kind: it comes back before the answer is paid for.
 */
export function purchaseKind(alias: 'e' | 's'): Sql {
  const kind = raw(`${alias}.kind`);
  return sql`case ${kind} when 'post_sale' then 'unlock' when 'gift_purchase' then 'gift_subscription'
    when 'purchase' then 'diamonds' when 'reserve' then 'message' when 'unreserve' then 'message'
    when 'unlock' then case when ${raw(`${alias}.diary_id`)} is null then 'media' else 'unlock' end
    else ${kind} end`;
}

/** The part of the list that such an entry is shown in. */
export function purchaseGroup(alias: 'e' | 's'): Sql {
  return sql`case ${purchaseKind(alias)} when 'gift' then 'gift' when 'unlock' then 'unlock'
    when 'media' then 'message' when 'message' then 'message'
    when 'subscription' then 'subscription' when 'gift_subscription' then 'subscription' else 'house' end`;
}
