import { type AutoMessageKind, perDayDefault } from '@kindred/contract/auto-messages/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  charId: 'bigint',
  userId: 'bigint',
  kind: 'text',
  isOn: 'boolean',
  content: 'text',
  delaySeconds: 'integer',
  cooldownSeconds: 'integer',
  keyword: 'text',
  mediaNum: 'smallint',
  price: 'integer?',
  now: 'timestamptz',
});

const autoMessageRow = {
  kind: as<AutoMessageKind>('text'),
  is_on: 'boolean',
  content: 'text',
  delay_seconds: 'integer',
  cooldown_seconds: 'integer',
  keyword: 'text',
  media_num: 'smallint',
  price: 'integer?',
} as const;
export type AutoMessageRow = ColumnsOf<typeof autoMessageRow>;

const listRows = statement(
  autoMessageRow,
  sql`select kind, is_on, content, delay_seconds, cooldown_seconds, keyword, media_num, price from auto_messages where char_id = ${$.charId}`,
);

/** Lists the automated messages of a character, one row per kind. */
export function listAutoMessageRows(db: Db, charId: string): Promise<AutoMessageRow[]> {
  return listRows.all(db, { charId });
}

const upsert = statement(
  {},
  sql`insert into auto_messages (char_id, kind, is_on, content, delay_seconds, cooldown_seconds, keyword, media_num, price, updated_at)
    values (${$.charId}, ${$.kind}, ${$.isOn}, ${$.content}, ${$.delaySeconds},
      ${$.cooldownSeconds}, ${$.keyword}, ${$.mediaNum}, ${$.price}, ${$.now})
    on conflict (char_id, kind) do update set is_on = excluded.is_on, content = excluded.content,
      delay_seconds = excluded.delay_seconds, cooldown_seconds = excluded.cooldown_seconds, keyword = excluded.keyword,
      media_num = excluded.media_num, price = excluded.price, updated_at = excluded.updated_at`,
);

/** Stores an automated message of a character in place of the earlier one of its kind. */
export async function upsertAutoMessage(
  db: Db | Tx,
  charId: string,
  { is_on, delay_seconds, cooldown_seconds, media_num, ...message }: AutoMessageRow,
  now: Date,
): Promise<void> {
  await upsert.run(db, {
    ...message,
    charId,
    isOn: is_on,
    delaySeconds: delay_seconds,
    cooldownSeconds: cooldown_seconds,
    mediaNum: media_num,
    now,
  });
}

const findBudget = statement(
  { per_day: 'smallint' },
  sql`select per_day from auto_message_budgets where char_id = ${$.charId}`,
);

/** Returns how many automated messages of this character a fan gets within 24 hours. */
export async function getPerDay(db: Db, charId: string): Promise<number> {
  return (await findBudget.first(db, { charId }))?.per_day ?? perDayDefault;
}

const charsOf = sql`(select c.char_id from characters c where c.user_id = ${$.userId})`;
const deleteOfUser = statement({}, sql`delete from auto_messages where char_id in ${charsOf}`);
const deleteBudgetOfUser = statement({}, sql`delete from auto_message_budgets where char_id in ${charsOf}`);
const deleteLogOfUser = statement(
  {},
  sql`delete from auto_message_log where user_id = ${$.userId} or char_id in ${charsOf}`,
);

/** Deletes the automated messages of a deleted person's character, and the log of those sent to the person. */
export async function deleteAutoMessages(tx: Tx, userId: string): Promise<void> {
  await deleteOfUser.run(tx, { userId });
  await deleteBudgetOfUser.run(tx, { userId });
  await deleteLogOfUser.run(tx, { userId });
}
