import type { ParsedInput } from '@kindred/contract/all/calls';
import type { UserData } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { enqueueDeletion } from '../media/delete-media.ts';
import { prepareImage } from '../media/image/prepare-image.ts';
import { insertMedia } from '../media/insert-media.ts';
import { openMedia } from '../media/open-media.ts';
import { type NewFile, withFiles } from '../media/with-files.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
import { reviewText } from '../moderation/review-text.ts';
import { getUserData } from '../users/get-user-data.ts';
import { type UserColumns, updateUserColumns } from './update-user-columns.ts';

const $ = inputs({ userId: 'bigint' });

/** Changes the given fields. Refuses with `textRefused`, and with `invalidInput` for more than one file. */
export async function updateUserData(
  context: Context,
  { nickname, timezone, avatar }: ParsedInput<'updateUserData'>,
  viewer: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<UserData> {
  if (nickname !== undefined && reviewText(nickname, 'name').outcome === 'refuse') {
    refuse('textRefused', { field: 'nickname' });
  }
  const columns: UserColumns = {
    ...(timezone === undefined ? {} : { timezone }),
    ...(avatar === undefined ? {} : { avatar_media_id: null }),
  };
  const shown: UserColumns = nickname === undefined ? {} : { nickname };
  const pictures = await preparePicture(files);
  const { userId } = viewer;
  await withFiles(context, userId, pictures, async (tx, [picture]) => {
    const now = context.clock.now();
    const isHeld = isHeldForStaff(context);
    const mediaClass = isHeld ? 'private' : 'public';
    if (picture) {
      const { mediaId } = await insertMedia(tx, { ...picture, ownerUserId: userId, class: mediaClass, now });
      shown.avatar_media_id = mediaId;
    }
    if (isHeld) await holdShown(context, tx, userId, shown);
    const written = isHeld ? columns : { ...columns, ...shown };
    if (Object.keys(written).length > 0) await updateUser(context, tx, userId, written);
  });
  return getUserData(context, {}, viewer);
}

async function holdShown(context: Context, tx: Tx, userId: string, shown: UserColumns): Promise<void> {
  const { nickname } = await findFormer.one(tx, { userId });
  const { nickname: newName = nickname, avatar_media_id: mediaId } = shown;
  const fields = { ...shown };
  if (newName === nickname) delete fields.nickname;
  if (Object.keys(fields).length === 0) return;
  await holdChange(context, tx, {
    userId,
    kind: 'profile',
    subjectId: userId,
    fields,
    words: fields.nickname ? [fields.nickname] : [],
    mediaIds: mediaId ? [mediaId] : [],
  });
}

/** A name or a picture that staff approve. */
export const heldProfile: HeldChangeRule = {
  kind: 'profile',
  write: async (context, tx, { userId, fields, mediaIds }) => {
    await openMedia(tx, mediaIds);
    await updateUser(context, tx, userId, fields as UserColumns);
  },
};

async function preparePicture(files: UploadedFile[]): Promise<NewFile[]> {
  const [picture, ...more] = files;
  if (!picture) return [];
  if (more.length > 0 || picture.field !== 'avatar') refuse('invalidInput', { field: picture.field });
  return [{ image: await prepareImage(picture.path) }];
}

const findFormer = statement(
  { nickname: 'text', avatar_media_id: 'bigint?', timezone: 'text' },
  sql`select nickname, avatar_media_id, timezone from users where user_id = ${$.userId} for no key update`,
);

/** Updates the user and deletes the picture that is replaced. */
async function updateUser(
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  userId: string,
  columns: UserColumns,
): Promise<void> {
  const former = await findFormer.one(tx, { userId });
  await updateUserColumns(tx, userId, columns);
  if (columns.avatar_media_id !== undefined && former.avatar_media_id)
    await enqueueDeletion(tx, [former.avatar_media_id]);
  const { timezone: before } = former;
  const { timezone: after = before } = columns;
  if (after === before) return;
  for (const onChanged of hooks.timezoneChanged)
    await onChanged(tx, { userId, before, after, now: clock.now() });
}
