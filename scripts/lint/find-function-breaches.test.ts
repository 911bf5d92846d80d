import { expect, test } from 'vitest';
import { findFunctionBreaches, findTriggerBreaches } from './find-function-breaches.ts';

const undeclared = (breaches: string[]) => breaches.filter((breach) => breach.includes('does not declare'));
const unreadTotal = 'create or replace function unread_total(p_user bigint) returns integer';

test('a function file or a statement that calls a function of a higher rung is found', () => {
  const files = new Map([
    ['src/features/chat/reading/read.fn.sql', unreadTotal],
    ['src/features/wallet/pay.fn.sql', 'select unread_total (p_user)'],
    ['queries/blocks.sql', 'select unread_total(:userId::bigint)'],
    ['queries/push.sql', 'select unread_total(:userId::bigint)'],
  ]);
  expect(undeclared(findFunctionBreaches(files))).toEqual([
    expect.stringContaining('wallet calls unread_total'),
    expect.stringContaining('blocks calls unread_total'),
  ]);
});

test('a trigger on a table of another feature is found, on one of its own it is not', () => {
  const files = new Map([
    ['src/features/chat/mark.fn.sql', 'create or replace function mark_fan() returns trigger'],
  ]);
  const trigger = (name: string, table: string) =>
    `CREATE TRIGGER ${name} AFTER INSERT ON public.${table} FOR EACH ROW EXECUTE FUNCTION mark_fan();\n`;
  const schema = trigger('likes_mark', 'likes') + trigger('messages_mark', 'messages');
  expect(undeclared(findTriggerBreaches(schema, files))).toEqual([
    expect.stringContaining('chat has the trigger likes_mark'),
  ]);
});

test('a declared exception that nothing needs any more is found', () => {
  expect(findFunctionBreaches(new Map()).join()).toContain('out of date: wallet calls charge_price');
  expect(findTriggerBreaches('', new Map()).join()).toContain(
    'out of date: push has the trigger notifications_push',
  );
});
