import type { NoticeChannel, PushType } from '@kindred/contract/account/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', pushType: 'text', channel: 'text', isOn: 'boolean' });

const choiceRow = {
  push_type: as<PushType>('text'),
  channel: as<NoticeChannel>('text'),
  is_on: 'boolean',
} as const;
export type NoticeChoiceRow = ColumnsOf<typeof choiceRow>;

const listChoices = statement(
  choiceRow,
  sql`select push_type, channel, is_on from notice_choices where user_id = ${$.userId}`,
);

/** Lists the person's choices; everything they never changed is on. */
export function listNoticeChoices(db: Db | Tx, userId: string): Promise<NoticeChoiceRow[]> {
  return listChoices.all(db, { userId });
}

const upsertChoice = statement(
  {},
  sql`insert into notice_choices (user_id, push_type, channel, is_on)
    values (${$.userId}, ${$.pushType}, ${$.channel}, ${$.isOn})
    on conflict (user_id, push_type, channel) do update set is_on = excluded.is_on`,
);

const deleteChoices = statement({}, sql`delete from notice_choices where user_id = ${$.userId}`);

export async function updateNoticeChoice(
  db: Db,
  userId: string,
  choice: { push_type: PushType; channel: NoticeChannel; is_on: 0 | 1 },
): Promise<void> {
  const { push_type: pushType, channel, is_on } = choice;
  await upsertChoice.run(db, { userId, pushType, channel, isOn: is_on === 1 });
}

export async function deleteNoticeChoices(tx: Tx, userId: string): Promise<void> {
  await deleteChoices.run(tx, { userId });
}
