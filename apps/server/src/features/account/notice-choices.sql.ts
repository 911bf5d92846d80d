import type { NoticeChannel, PushType } from '@kindred/contract/account/limits';
import { type Db, query, type Tx } from '../../platform/db/db.ts';

export type NoticeChoiceRow = { push_type: PushType; channel: NoticeChannel; is_on: boolean };

/** What the person has ever switched; everything else is on. */
export function listNoticeChoices(db: Db | Tx, userId: string): Promise<NoticeChoiceRow[]> {
  return query(db, 'select push_type, channel, is_on from notice_choices where user_id = $1', [userId]);
}

const upsert = `
  insert into notice_choices (user_id, push_type, channel, is_on) values ($1, $2, $3, $4)
  on conflict (user_id, push_type, channel) do update set is_on = excluded.is_on`;

export async function updateNoticeChoice(
  db: Db,
  userId: string,
  choice: { push_type: PushType; channel: NoticeChannel; is_on: 0 | 1 },
): Promise<void> {
  await query(db, upsert, [userId, choice.push_type, choice.channel, choice.is_on === 1]);
}

export async function deleteNoticeChoices(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'delete from notice_choices where user_id = $1', [userId]);
}
