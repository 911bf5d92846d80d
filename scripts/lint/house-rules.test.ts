import { beforeAll, expect, test } from 'vitest';
import { findNumberedAccount } from './find-numbered-account.ts';
import { type CodeFile, lintFiles } from './lint-files.ts';

const refused: CodeFile[] = [
  ['apps/server/src/features/gifts/word.ts', '/** Whoever gives is told. */\nexport const a = 1;'],
  [
    'packages/contract/src/gifts/word.ts',
    "/**\n * One's own gifts,\n * drawn anew.\n */\nexport const a = 1;",
  ],
  [
    'apps/server/src/features/posts/house.ts',
    'export const a = sql`select from postings where account_id = 4`;',
  ],
  ['apps/server/src/features/wallet/house.ts', "export const a = 'select where g.account_id in (3, 4)';"],
];

const allowed: CodeFile[] = [
  [
    'apps/server/src/features/gifts/plain.ts',
    '/** Returns one gift of several. */\nexport const whoever = 1; // told',
  ],
  [
    'apps/server/src/features/posts/named.ts',
    "export const a = sql`select where account_id = house_account('processor')`;",
  ],
];

let broken: string[];

beforeAll(async () => {
  const rules = ['ladder(words)', 'ladder(tables)'];
  broken = (await lintFiles([...refused, ...allowed], ...rules)).flat();
});

test.each(refused)('%s is refused: %s', (file) => {
  expect(broken).toContain(file);
});

test.each(allowed)('%s may stand: %s', (file) => {
  expect(broken).not.toContain(file);
});

test('a posting names the account of the house, in .sql files too', () => {
  const insert = (account: string) =>
    `insert into postings (entry_id, account_id, amount) values (entry, available_id, -1), (entry, ${account}, 1)`;
  expect(findNumberedAccount(insert('8'))).toContain('house_account');
  expect(findNumberedAccount(insert("house_account('payouts_in_flight')"))).toBeUndefined();
});
