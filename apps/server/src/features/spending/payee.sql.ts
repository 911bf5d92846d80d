import { input, type Sql, sql } from '../../platform/db/sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { publicImageSql } from '../media/media.present.ts';

export const viewerId = input('viewerId', 'bigint');

/** Columns of a character `c` as bills name it: who has left, and who is behind a block, have neither name nor picture. */
export const payeeColumns = sql`
  case when ${characterIsThere} then c.name else '' end as name,
  case when ${characterIsThere} then ${publicImageSql(sql`c.avatar_media_id`, 'small')} else '' end as avatar,
  ${characterIsThere} as is_there`;

/** What an entry of this kind bought, as `purchase` of the wire names it: a post by card is a post, a subscription for somebody else is one. */
export function purchaseKind(kind: Sql): Sql {
  return sql`case ${kind} when 'post_sale' then 'unlock' when 'gift_purchase' then 'subscription' else ${kind} end`;
}
