import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { ProviderName } from '../../outside/sign-in/sign-in.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { prepareImage } from '../media/image/prepare-image.ts';
import { insertMedia } from '../media/insert-media.ts';
import { withFiles } from '../media/with-files.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';

const $ = inputs({ userId: 'bigint', mediaId: 'bigint' });

export const copyPictureTask = 'account.copy-provider-picture';

type Copy = { user_id: string; provider: ProviderName; address: string };

const maxAddressLength = 2000;

export async function queuePictureCopy(
  tx: Tx,
  { userId, provider, picture }: HookInput<'userCreated'>,
): Promise<void> {
  if (picture === '' || picture.length > maxAddressLength) return;
  const copy: Copy = { user_id: userId, provider, address: picture };
  // A single attempt: the person can choose a picture, and no address remains in the queue.
  await enqueue(tx, copyPictureTask, copy, { maxAttempts: 1 });
}

const findWithoutPicture = statement(
  { user_id: 'bigint' },
  sql`select user_id from users
    where user_id = ${$.userId} and avatar_media_id is null and deleted_at is null for no key update`,
);
const setPicture = statement(
  {},
  sql`update users set avatar_media_id = ${$.mediaId} where user_id = ${$.userId}`,
);

/** The person has chosen a picture meanwhile, or deleted the account. */
class PictureObsolete extends Error {}

/**
 * Copies a provider's picture. It is encoded again like every picture, so that no page loads anything from a third
 * party. A missing or invalid picture is ignored.
 */
export async function copyProviderPicture(
  context: Context,
  { user_id, provider, address }: Copy,
): Promise<void> {
  const bytes = await context.signIn.fetchPicture(provider, address);
  if (!bytes) return;
  try {
    const image = await prepareImage(bytes);
    await withFiles(context, user_id, [{ image }], async (tx, [picture]) => {
      if (!picture || !(await findWithoutPicture.first(tx, { userId: user_id }))) throw new PictureObsolete();
      const now = context.clock.now();
      const isHeld = isHeldForStaff(context);
      const mediaClass = isHeld ? 'private' : 'public';
      const { mediaId } = await insertMedia(tx, { ...picture, ownerUserId: user_id, class: mediaClass, now });
      if (isHeld) await holdPicture(context, tx, user_id, mediaId);
      else await setPicture.run(tx, { userId: user_id, mediaId });
    });
  } catch (err) {
    if (!(err instanceof PictureObsolete)) context.log.info({ err }, 'picture of the provider not kept');
  }
}

async function holdPicture(context: Context, tx: Tx, userId: string, mediaId: string): Promise<void> {
  const change = { userId, kind: 'profile', subjectId: userId } as const;
  await holdChange(context, tx, {
    ...change,
    words: [],
    mediaIds: [mediaId],
    fields: { avatar_media_id: mediaId },
  });
}
