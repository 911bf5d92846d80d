import type { UserData } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { storeImage } from '../media/store-image.ts';
import { reviewText } from '../moderation/review-text.ts';
import { readUserData } from '../users/read-user-data.ts';

type Changes = { nickname?: string | undefined; timezone?: string | undefined; avatar?: '' | undefined };
type Columns = { nickname?: string; timezone?: string; avatar_media_id?: string | null };

/** Changes what was sent of the viewer's own account and leaves the rest. */
export async function updateUserData(
  context: Context,
  { nickname, timezone, avatar }: Changes,
  viewer: Viewer,
  files: UploadedFile[],
): Promise<UserData> {
  if (nickname !== undefined && reviewText(nickname, 'name').outcome === 'refuse') {
    refuse('textRefused', { field: 'nickname' });
  }
  const columns: Columns = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(timezone === undefined ? {} : { timezone }),
    ...(avatar === undefined ? {} : { avatar_media_id: null }),
    ...(await keepPicture(context, viewer.userId, files)),
  };
  if (Object.keys(columns).length > 0) {
    await context.db.updateTable('users').set(columns).where('user_id', '=', viewer.userId).execute();
  }
  return readUserData(context, viewer);
}

async function keepPicture(context: Context, ownerUserId: string, files: UploadedFile[]): Promise<Columns> {
  const [picture, ...more] = files;
  if (!picture) return {};
  if (more.length > 0 || picture.field !== 'avatar') refuse('invalidInput', { field: picture.field });
  const { mediaId } = await storeImage(context, { ownerUserId, class: 'public', bytes: picture.bytes });
  return { avatar_media_id: mediaId };
}
