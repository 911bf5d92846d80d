import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { textCell } from '../../../platform/texts/csv.ts';
import { createCreator, type TestCreator } from '../../../test/data/factories.ts';
import { passDays } from '../../../test/data/payments.ts';
import { createPaidCreator, sendPayout } from '../../../test/data/payouts.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { dollars } from './statement-rows.ts';
import { vatOf } from './vat-of.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

async function listed({ token }: TestCreator) {
  return (await kindred.call('listStatements', {}, { token })).data.list;
}

async function read({ token }: TestCreator, month: string) {
  return (await kindred.call('getStatement', { month }, { token })).data;
}

async function file({ token }: TestCreator, month: string, format: 'csv' | 'pdf') {
  const { data } = await kindred.call('getStatementFile', { month, format }, { token });
  return { ...data, content: Buffer.from(data.content_base64, 'base64') };
}

test('a month says what came in by source, what the house kept, and what was paid out', async () => {
  const creator = await createPaidCreator(kindred);
  await sendPayout(kindred, creator, 5000);
  await passDays(kindred, 2.1);
  const months = await listed(creator);
  expect(months.reduce((sum, row) => sum + row.net_usd_cents, 0)).toBe(8000);
  expect(months.reduce((sum, row) => sum + row.paid_out_usd_cents, 0)).toBe(5000);
  const earnedIn = months.find((row) => row.net_usd_cents > 0)?.month ?? '';
  expect(await read(creator, earnedIn)).toMatchObject({
    name: 'Mara Clay',
    country: 'IE',
    sources: [{ source: 'gift', entries: 1, gross_usd_cents: 10_000, net_usd_cents: 8000 }],
    gross_usd_cents: 10_000,
    fee_usd_cents: 2000,
    net_usd_cents: 8000,
    vat: { rule: 'reverse_charge', usd_cents: 0 },
  });
  const paidIn = months.find((row) => row.paid_out_usd_cents > 0)?.month ?? '';
  expect((await read(creator, paidIn)).payouts).toMatchObject([{ state: 'paid', amount_usd_cents: 5000 }]);
});

test('it can be taken along as CSV, each line ended as the standard says', async () => {
  const creator = await createPaidCreator(kindred);
  const month = (await listed(creator))[0]?.month ?? '';
  const { filename, content_type, content } = await file(creator, month, 'csv');
  expect([filename, content_type]).toEqual([`kindred-${month}.csv`, 'text/csv; charset=utf-8']);
  const text = content.toString('utf8');
  expect(text.startsWith('\uFEFFStatement,')).toBe(true);
  expect(text).toContain('\r\nGifts,1,100.00,80.00\r\n');
  expect(text).toContain('\r\nFee that Kindred kept,,,20.00\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('and as a PDF, also for a name in letters that its fonts do not have', async () => {
  const creator = await createPaidCreator(kindred);
  const named = { name: 'Łucja Żółć Ødegård', country: 'PL' };
  await kindred.call('updatePayoutAccount', named, { token: creator.token });
  const month = (await listed(creator))[0]?.month ?? '';
  const { content_type, content } = await file(creator, month, 'pdf');
  expect(content_type).toBe('application/pdf');
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.subarray(-6).toString().trim()).toBe('%%EOF');
});

test('a month without anything is an empty one, and nobody reads another’s', async () => {
  const creator = await createPaidCreator(kindred);
  const month = (await listed(creator))[0]?.month ?? '';
  const other = await createCreator(kindred.context);
  expect(await listed(other)).toEqual([]);
  expect(await read(other, month)).toMatchObject({ sources: [], net_usd_cents: 0, payouts: [] });
});

test('words that a spreadsheet would run are words', () => {
  expect(textCell('=HYPERLINK("http://a")')).toBe(`"'=HYPERLINK(""http://a"")"`);
  for (const word of ['+1', '-1', '@cmd', '\t=1', ' =1']) expect(textCell(word)).toMatch(/^"?'/);
  expect(textCell('Clay, Mara')).toBe('"Clay, Mara"');
  expect(textCell('Mara')).toBe('Mara');
});

test('cents are dollars, also below zero', () => {
  expect([5, 100, -320, 123_456].map(dollars)).toEqual(['0.05', '1.00', '-3.20', '1234.56']);
});

test('within the EU the creator accounts for VAT, elsewhere there is none', () => {
  expect([vatOf('DE').rule, vatOf('IE').rule, vatOf('US').rule, vatOf('GB').rule, vatOf('').rule]).toEqual([
    'reverse_charge',
    'reverse_charge',
    'none',
    'none',
    'none',
  ]);
});
