import type { ParsedInput } from '@kindred/contract/all/calls';
import type { PrivacySettings } from '@kindred/contract/privacy/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ userId: 'bigint', showsReceipts: 'boolean' });

const settings = { show_receipts: as<PrivacySettings['show_receipts']>('smallint') } as const;

const findSettings = statement(
  settings,
  sql`select shows_receipts::integer::smallint as show_receipts from users where user_id = ${$.userId}`,
);
const updateSettings = statement(
  settings,
  sql`update users set shows_receipts = ${$.showsReceipts} where user_id = ${$.userId}
    returning shows_receipts::integer::smallint as show_receipts`,
);

export function getPrivacySettings(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<PrivacySettings> {
  return findSettings.one(db, { userId });
}

export function updatePrivacySettings(
  { db }: Pick<Context, 'db'>,
  { show_receipts }: ParsedInput<'updatePrivacySettings'>,
  { userId }: Viewer,
): Promise<PrivacySettings> {
  return updateSettings.one(db, { userId, showsReceipts: show_receipts === 1 });
}
