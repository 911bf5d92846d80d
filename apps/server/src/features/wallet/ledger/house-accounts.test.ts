import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { commonAccounts } from './ledger-accounts.ts';

const kindred = useTestApp();

test('each account of the house has one name and one number: in the ledger, in SQL and in TypeScript', async () => {
  const { rows } = await kindred.context.pool.query<{ kind: string; account_id: string; named: string }>(
    'select kind, account_id, house_account(kind) as named from ledger_accounts where user_id is null order by account_id',
  );
  for (const { kind, account_id, named } of rows) expect(named, kind).toBe(account_id);
  expect(rows.map(({ account_id }) => account_id)).toEqual(Object.values(commonAccounts));
});
