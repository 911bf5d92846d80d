import { expect, test } from 'vitest';
import { findLargeFunctions } from './find-large-functions.ts';

const inputs = (count: number) => Array.from({ length: count }, (_, n) => `p_${n} numeric(8, 2)`).join(', ');
const functionOf = (parameters: string, lines: number) =>
  `create or replace function pay(${parameters}) returns void language plpgsql as $$\n${'perform 1;\n'.repeat(lines - 2)}end $$;\n`;
const find = (text: string) => findLargeFunctions(new Map([['src/features/wallet/pay.fn.sql', text]]));

test('a function of more than sixty lines is found, however short its neighbours are', () => {
  const short = 'create or replace function sum(a integer) returns integer language sql return a;\n\n';
  expect(find(short + functionOf('p_fan bigint', 60) + short)).toEqual([]);
  expect(find(short + functionOf('p_fan bigint', 61) + short)).toEqual([
    expect.stringContaining('pay.fn.sql: pay has 61 lines'),
  ]);
});

test('a function of more than eight inputs is found; what it gives back is none, a composite type one', () => {
  expect(
    find(
      functionOf(`\n  ${inputs(7)}, p_sale diamond_sale,\n  out outcome text, out price numeric(8, 2)\n`, 9),
    ),
  ).toEqual([]);
  expect(find(functionOf(`${inputs(9)}, out outcome text`, 9))).toEqual([
    expect.stringContaining('pay has 9 inputs'),
  ]);
  expect(find(functionOf('', 9))).toEqual([]);
});
