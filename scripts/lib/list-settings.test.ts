import { expect, test } from 'vitest';
import { settingNames } from '../../apps/server/src/config.ts';
import { describeSettings, listSettings } from './list-settings.ts';

/** They stand in docs/payments.md and in the rows of other settings. */
const otherDocuments = /^CCBILL_|^STRIPE_API_URL$|^DEMO_ANYWHERE$/;

test('README tells every setting that is read, and none that is not', () => {
  const rows = listSettings().flatMap(({ names }) => names);
  const isDocumented = (name: string) =>
    rows.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  expect(settingNames.filter((name) => !isDocumented(name) && !otherDocuments.test(name))).toEqual([]);
  const isRead = (row: string) =>
    settingNames.some((name) => name === row || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  expect(rows.filter((name) => !isRead(name))).toEqual([]);
});

test('the help names each with what it means and its default, without marks', () => {
  expect(describeSettings()).toContain('  PUBLIC_URL\n      the address people use (as listened on)');
  expect(describeSettings()).not.toMatch(/[`[\]]/);
});
