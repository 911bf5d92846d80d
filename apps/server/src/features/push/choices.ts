import type { PushType } from '@kindred/contract/account/limits';
import type { Db } from '../../platform/db/db.ts';
import { listNoticeChoices } from '../account/notice-choices.sql.ts';

export async function isPushOn(db: Db, userId: string, type: PushType): Promise<boolean> {
  const choices = await listNoticeChoices(db, userId);
  return !choices.some(({ push_type, channel, is_on }) => push_type === type && channel === 'push' && !is_on);
}
