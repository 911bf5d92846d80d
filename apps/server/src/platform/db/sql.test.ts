import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { inputs, raw, sql, statement } from './sql.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', kind: 'text?' });

test('inputs become parameters in the order of their first use, and equal names share a parameter', () => {
  const isOwn = sql`p.user_id = ${$.viewerId}`;
  const example = statement(
    {},
    sql`select from posts p where p.created_at < ${$.now} and (${isOwn} or ${$.viewerId} = 1)`,
  );
  expect(example.text).toBe(
    'select from posts p where p.created_at < $1::timestamptz and (p.user_id = $2::bigint or $2::bigint = 1)',
  );
  expect(example.inputNames).toEqual(['now', 'viewerId']);
});

test('equal pieces give equal text, so that the statement is planned once', () => {
  const make = () => statement({}, sql`delete from likes where user_id = ${$.viewerId}`).text;
  expect(make()).toBe(make());
});

test('an input cannot have two types', () => {
  expect(() => statement({}, sql`select ${$.viewerId}, ${inputs({ viewerId: 'text' }).viewerId}`)).toThrow(
    'Input viewerId is bigint and text.',
  );
});

test('integers and column names are written into the text, other numbers are refused', () => {
  expect(statement({}, sql`select ${raw('p.likes')} limit ${20}`).text).toBe('select p.likes limit 20');
  expect(() => sql`limit ${0.5}`).toThrow('0.5 cannot stand in SQL');
});

test('a nullable input has the same cast', () => {
  expect(statement({}, sql`select ${$.kind}`).text).toBe('select $1::text');
});

test.each([
  [false, 3, 'done'],
  [true, 1, 'deadlock detected'],
])(
  'a deadlocked statement is repeated, unless it is part of a transaction (%s)',
  async (isTransaction, times, outcome) => {
    let runs = 0;
    const executeQuery = async () => {
      runs++;
      if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return { rows: [{ word: 'done' }] };
    };
    const say = statement({ word: 'text' }, sql`select 'done' as word`);
    const outcomeRow = await say
      .one({ isTransaction, executeQuery } as unknown as Db)
      .catch((error: Error) => ({ word: error.message }));
    expect([runs, outcomeRow.word]).toEqual([times, outcome]);
  },
);
