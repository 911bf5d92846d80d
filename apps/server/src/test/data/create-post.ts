import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { prepareImage } from '../../features/media/image/prepare-image.ts';
import { insertMedia, type MediaClass, type StoredMedia } from '../../features/media/insert-media.ts';
import { withFiles } from '../../features/media/with-files.ts';
import { insertPost } from '../../features/posts/insert-post.ts';
import { transact } from '../../platform/db/transact.ts';
import type { TestCreator } from './factories.ts';

export type TestPost = { postId: string; content: string; media: StoredMedia[]; preview: StoredMedia[] };

/** Draws a random picture. */
export function drawNoise(width = 40, height = 30): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer();
}

/** Stores a picture of that person. */
export async function createImage(
  context: Context,
  ownerUserId: string,
  mediaClass: MediaClass = 'private',
  picture?: Buffer,
): Promise<StoredMedia> {
  const image = await prepareImage(picture ?? (await drawNoise()));
  return withFiles(context, ownerUserId, [{ image }], (tx, [file]) => {
    if (!file) throw new Error('one picture makes one file');
    return insertMedia(tx, { ...file, ownerUserId, class: mediaClass, now: context.clock.now() });
  });
}

/** Creates a published post with one picture, changed by `options`. */
export async function createPost(
  context: Context,
  creator: TestCreator,
  options: {
    content?: string;
    price?: number;
    membersIncluded?: boolean;
    isOpen?: boolean;
    tierLevel?: number;
    state?: number;
    isPinned?: boolean;
    publishedAt?: Date;
    pictures?: number;
    previews?: number;
  } = {},
): Promise<TestPost> {
  const content =
    options.content ?? 'Morning light on the old pier, and coffee that is far too hot to drink.';
  const draw = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createImage(context, creator.userId)));
  const media = await draw(options.pictures ?? 1);
  const preview = await draw(options.previews ?? 0);
  const postId = await transact(context, (tx) =>
    insertPost(tx, {
      charId: creator.charId,
      content,
      price: options.price ?? 0,
      membersIncluded: options.membersIncluded ?? true,
      isOpen: options.isOpen ?? false,
      tierLevel: options.tierLevel ?? 0,
      state: options.state ?? 1,
      isPinned: options.isPinned ?? false,
      publishedAt: options.publishedAt ?? context.clock.now(),
      media: [
        ...media.map(({ mediaId }) => ({ mediaId, isPreview: options.isOpen ?? false })),
        ...preview.map(({ mediaId }) => ({ mediaId, isPreview: true, isInPost: false })),
      ],
    }),
  );
  return { postId, content, media, preview };
}

/** Makes the person a follower (free character) or a subscriber for 30 days (pro character). */
export async function createMembership(
  { db, clock }: Context,
  userId: string,
  charId: string,
  kind: 'free' | 'pro',
): Promise<void> {
  const now = clock.now();
  const pro = { period_end: new Date(now.getTime() + 30 * 86_400_000), month_usd_cents: 399 };
  await db
    .insertInto('memberships')
    .values({
      user_id: userId,
      char_id: charId,
      kind,
      state: kind === 'pro' ? 'active' : 'following',
      ...(kind === 'pro' ? pro : {}),
      joined_at: now,
      updated_at: now,
    })
    .execute();
}
