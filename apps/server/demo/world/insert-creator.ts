import { insertMedia, type MediaClass } from '../../src/features/media/insert-media.ts';
import { insertPost } from '../../src/features/posts/insert-post.ts';
import { updateReferral } from '../../src/features/users/users.sql.ts';
import { openCreatorAccounts } from '../../src/features/wallet/ledger/ledger-accounts.ts';
import { startReferralShare } from '../../src/features/wallet/ledger/referral-share.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { wordsInLanguages } from '../creators/languages/in-languages.ts';
import { creatorSubject } from '../demo-identities.ts';
import type { DemoCreator } from './demo-creator.ts';
import { insertPerson } from './insert-person.ts';
import { makeCard } from './make-card.ts';
import type { StoredWorld } from './store-media.ts';

export type SettledPost = {
  postId: string;
  price: number;
  membersIncluded: boolean;
  state: number;
  publishedAt: Date;
};
export type SettledCreator = {
  userId: string;
  charId: string;
  handle: string;
  groupId: string | null;
  posts: SettledPost[];
};

const dayMs = 86_400_000;

/** The creator's account, character, accounts to earn on, and posts. */
export async function insertCreator(
  tx: Tx,
  creator: DemoCreator,
  stored: StoredWorld,
  now: Date,
): Promise<SettledCreator> {
  const createdAt = new Date(now.getTime() - 95 * dayMs);
  const userId = await insertPerson(tx, {
    nickname: creator.name,
    email: `${creator.handle}@example.com`,
    createdAt,
    diamonds: 0,
    signIn: { provider: 'google', subject: creatorSubject(creator.handle) },
  });
  const insertPublic = (name: string) =>
    insertStored(tx, stored, `${creator.handle}/${name}`, userId, 'public', now);
  const avatar = await insertPublic('avatar');
  const banner = await insertPublic('banner');
  const intro = creator.intro ? await insertPublic('intro') : null;
  if (creator.invitedBy) await updateReferral(tx, userId, creator.invitedBy, createdAt);
  await becomeCreator(tx, userId, creator.isManual ?? false);
  await startReferralShare(tx, userId, createdAt);
  const { char_id: charId } = await tx
    .insertInto('characters')
    .values({
      user_id: userId,
      char_unique_id: creator.handle,
      name: creator.name,
      nickname: creator.name,
      tagline: creator.tagline,
      bio: creator.bio,
      kind: creator.kind,
      avatar_media_id: avatar,
      banner_media_id: banner,
      image_media_id: avatar,
      intro_media_id: intro,
      is_blue_label: creator.isVerified ? 2 : 0,
      group_id: creator.groupId,
      pro_sales_open: creator.proSalesOpen ?? true,
      comment_config: creator.commentConfig ?? 1,
      card: JSON.stringify(makeCard(creator.name, creator.card, wordsInLanguages(creator.handle))),
      created_at: createdAt,
    })
    .returning('char_id')
    .executeTakeFirstOrThrow();
  const tiers = (creator.tiers ?? []).map(({ name, perks, monthUsdCents }, index) => ({
    char_id: charId,
    level: index * 1000,
    name,
    perks: [...perks],
    month_usd_cents: monthUsdCents ?? null,
    created_at: createdAt,
  }));
  if (tiers.length > 0) await tx.insertInto('page_tiers').values(tiers).execute();
  const settled = { userId, charId, handle: creator.handle, groupId: creator.groupId };
  return { ...settled, posts: await insertPosts(tx, creator, settled, stored, now) };
}

async function insertPosts(
  tx: Tx,
  creator: DemoCreator,
  { userId, charId }: { userId: string; charId: string },
  stored: StoredWorld,
  now: Date,
): Promise<SettledPost[]> {
  const posts: SettledPost[] = [];
  for (const [index, post] of creator.posts.entries()) {
    const insertPrivate = (name: string) =>
      insertStored(tx, stored, `${creator.handle}/${name}`, userId, 'private', now);
    const [price, state] = [post.price ?? 0, post.state ?? 1];
    const isOpen = price === 0 && (post.isOpen ?? creator.groupId === null);
    const media = [];
    for (const name of [...(post.pictures ?? []), ...(post.clip ? [post.clip] : [])]) {
      media.push({ mediaId: await insertPrivate(name), isPreview: isOpen });
    }
    if (post.preview) {
      media.push({ mediaId: await insertPrivate(post.preview), isPreview: true, isInPost: false });
    }
    // Not all on the same minute of the day.
    const publishedAt = new Date(
      now.getTime() - post.daysAgo * dayMs - ((index * 7919 + Number(charId) * 104_729) % 80_000) * 1000,
    );
    const membersIncluded = price === 0 || (post.membersIncluded ?? creator.groupId !== null);
    const postId = await insertPost(tx, {
      charId,
      content: post.text,
      price,
      membersIncluded,
      isOpen,
      state,
      isPinned: post.isPinned ?? false,
      isOfficial: post.isOfficial ?? false,
      publishedAt,
      media,
    });
    posts.push({ postId, price, membersIncluded, state, publishedAt });
  }
  return posts;
}

async function becomeCreator(tx: Tx, userId: string, isManual: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_creator: true, chat_mode: isManual ? 1 : 0 })
    .where('user_id', '=', userId)
    .execute();
  await openCreatorAccounts(tx, userId);
}

/** The rows of a file in the storage; gives the media id. */
export async function insertStored(
  tx: Tx,
  stored: StoredWorld,
  name: string,
  ownerUserId: string,
  mediaClass: MediaClass,
  now: Date,
): Promise<string> {
  const media = stored.get(name);
  if (!media) throw new Error(`nothing is stored for ${name}`);
  const { mediaId } = await insertMedia(tx, { ...media, ownerUserId, class: mediaClass, now });
  return mediaId;
}
