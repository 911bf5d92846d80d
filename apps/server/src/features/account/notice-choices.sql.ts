import type { NoticeChannel, PushType } from '@kindred/contract/account/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

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

export async function updateNoticeChoice(
  db: Db,
  userId: string,
  choice: { push_type: PushType; channel: NoticeChannel; is_on: 0 | 1 },
): Promise<void> {
  await db
    .insertInto('notice_choices')
    .values({
      user_id: userId,
      push_type: choice.push_type,
      channel: choice.channel,
      is_on: choice.is_on === 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'push_type', 'channel'])
        .doUpdateSet((row) => ({ is_on: row.ref('excluded.is_on') })),
    )
    .execute();
}

export async function deleteNoticeChoices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notice_choices').where('user_id', '=', userId).execute();
}
