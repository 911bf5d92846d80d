import type { ParsedInput } from '@kindred/contract/all/calls';
import { postClipMax } from '@kindred/contract/posting/limits';
import { postState } from '@kindred/contract/posts/limits';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { reviewText } from '../moderation/review-text.ts';
import { lockTier } from '../offers/tiers/page-tiers.sql.ts';
import type { PostMedia } from '../posts/insert-post.ts';

const $ = inputs({ ids: 'bigint[]', userId: 'bigint' });

/** A post as its creator sends it, in the contract's names. */
export type WrittenPost = Pick<
  ParsedInput<'createPost'>,
  'content' | 'price' | 'state' | 'media' | 'poll'
> & {
  /** Whether it is open to everyone. */
  isOpen: boolean;
};

/** Returns the post's media, or refuses: forbidden words, foreign media, or nothing to sell. */
export async function checkPost(db: Db | Tx, post: WrittenPost, userId: string): Promise<PostMedia[]> {
  const alts = post.media.map(({ alt }) => alt);
  const words = [post.content, ...alts, ...(post.poll?.options ?? [])].join('\n');
  if (reviewText(words, 'creator_message').outcome === 'refuse') refuse('textRefused');
  if (post.content === '' && post.media.length === 0) refuse('invalidInput', { field: 'content' });
  await checkMedia(db, post, userId);
  const isPriced = post.price > 0;
  const isForSale = isPriced && post.state !== postState.draft;
  if (isForSale && post.media.every(({ is_preview }) => is_preview)) refuse('nothingToSell');
  return post.media.map(({ media_id, is_preview, alt }) => ({
    mediaId: media_id,
    // A free post is all preview or has none.
    isPreview: isPriced ? is_preview : post.isOpen,
    alt,
  }));
}

/** Refuses a tier that the page does not sell; 0 and undefined mean all members. */
export async function checkTier(tx: Tx, charId: string, level: number | undefined): Promise<void> {
  if (level === undefined || level === 0) return;
  if (!(await lockTier.first(tx, { charId, level }))) refuse('invalidInput', { field: 'tier_level' });
}

const findKinds = statement(
  { kind: 'text' },
  sql`select kind from media
    where media_id = any(${$.ids}) and owner_user_id = ${$.userId}
      and class = 'private' and state = 'ready'`,
);

async function checkMedia(db: Db | Tx, { media }: WrittenPost, userId: string): Promise<void> {
  const ids = media.map(({ media_id }) => media_id);
  const files = await findKinds.all(db, { ids, userId });
  const clips = files.filter(({ kind }) => kind === 'video').length;
  // A file is repeated or belongs to another person.
  if (files.length !== ids.length || clips > postClipMax) refuse('invalidInput', { field: 'media' });
}
