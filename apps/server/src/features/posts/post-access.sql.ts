import { type Sql, sql } from '../../platform/db/sql.ts';

const no = sql`false`;

/**
 * What a viewer sees of the post `p`, by `post_access()`; what is left out they are not or do not have. `memberLevel` is
 * null without a membership. PostgreSQL inlines the rule only while no argument is a look-up: look-ups stand in a lateral
 * join with `offset 0`.
 */
export function postAccess<
  Owner = unknown,
  Reviewer = unknown,
  Member = unknown,
  Level = unknown,
  Bought = unknown,
>(viewer: {
  isOwner?: Sql<Owner>;
  isReviewer?: Sql<Reviewer>;
  isMember?: Sql<Member>;
  memberLevel?: Sql<Level>;
  hasBought?: Sql<Bought>;
}): Sql<Owner & Reviewer & Member & Level & Bought> {
  const { isOwner = no, isReviewer = no, isMember = no, memberLevel = sql`null`, hasBought = no } = viewer;
  return sql`post_access((p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
    (${isOwner}, ${isReviewer}, ${isMember}, ${memberLevel}, ${hasBought})::post_viewer)`;
}
