import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import { parseGroupId, type Tier } from '@kindred/contract/subscriptions/tiers';
import { as } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { type TierRow, tierRowsJson, tiersOf } from '../offers/tiers/page-tiers.sql.ts';

const $ = inputs({ handle: 'text' });

/** What any visitor may know of a creator. Pictures are paths, '' without a picture. */
export type PublicCreator = {
  charId: string;
  handle: string;
  name: string;
  tagline: string;
  bio: string;
  avatar: string;
  banner: string;
  isVerified: boolean;
  followerNum: number;
  postNum: number;
  /** The cheapest first; empty with fewer than two tiers, or when none is sold now. */
  tiers: PageTier[];
  /** How to join: free, at a price, or not possible now. */
  joining: { kind: 'free' } | { kind: 'pro'; tier: Tier } | { kind: 'closed' };
};

const findCreator = statement(
  {
    char_id: 'bigint',
    handle: 'text',
    name: 'text',
    tagline: 'text',
    bio: 'text',
    avatar: 'text',
    banner: 'text',
    is_blue_label: 'integer',
    follower_num: 'integer',
    post_num: 'integer',
    group_id: 'text?',
    pro_sales_open: 'boolean',
    tiers: as<TierRow[]>('json!'),
  },
  sql`select c.char_id, c.char_unique_id as handle, c.name, c.tagline, c.bio,
      ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar,
      ${publicImageSql(sql`c.banner_media_id`, 'large')} as banner,
      c.is_blue_label::int as is_blue_label, c.follower_num, c.post_num, c.group_id, c.pro_sales_open,
      ${tierRowsJson} as tiers
    from characters c join users u on u.user_id = c.user_id
    where c.char_unique_id = ${$.handle} and c.deleted_at is null and u.deleted_at is null`,
);

/** Finds the creator with this handle (lower case); undefined when there is none. */
export async function findPublicCreator(db: Db, handle: string): Promise<PublicCreator | undefined> {
  // PostgreSQL text cannot hold U+0000, which an address may (%00).
  const row = handle.includes('\0') ? undefined : await findCreator.first(db, { handle });
  if (!row) return undefined;
  const { name, tagline, bio, avatar, banner } = row;
  const tiers = row.pro_sales_open ? tiersOf(row.group_id, row.tiers) : [];
  return {
    charId: row.char_id,
    handle: row.handle,
    name,
    tagline,
    bio,
    avatar,
    banner,
    isVerified: row.is_blue_label === 2,
    followerNum: row.follower_num,
    postNum: row.post_num,
    tiers: tiers.length > 1 ? tiers : [],
    joining: joiningOf(row.group_id, row.pro_sales_open),
  };
}

function joiningOf(groupId: string | null, proSalesOpen: boolean): PublicCreator['joining'] {
  if (groupId === null) return { kind: 'free' };
  const tier = parseGroupId(groupId);
  return tier && proSalesOpen ? { kind: 'pro', tier } : { kind: 'closed' };
}
