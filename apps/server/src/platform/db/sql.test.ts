import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { input, raw, sql, statement } from './sql.ts';

const viewerId = input('viewerId', 'bigint');

test('inputs become parameters in the order in which they are first named, the same name the same parameter', () => {
  const isOwn = sql`p.user_id = ${viewerId}`;
  const example = statement(
    {},
    sql`select from posts p where p.created_at < ${input('now', 'timestamptz')} and (${isOwn} or ${viewerId} = 1)`,
  );
  expect(example.text).toBe(
    'select from posts p where p.created_at < $1::timestamptz and (p.user_id = $2::bigint or $2::bigint = 1)',
  );
  expect(example.inputNames).toEqual(['now', 'viewerId']);
});

test('a statement made of the same pieces has the same text, so that it is planned once', () => {
  const make = () => statement({}, sql`delete from likes where user_id = ${viewerId}`).text;
  expect(make()).toBe(make());
});

test('one name cannot be two types', () => {
  expect(() => statement({}, sql`select ${viewerId}, ${input('viewerId', 'text')}`)).toThrow(
    'Input viewerId is bigint and text.',
  );
});

test('whole numbers and names of columns are written as they are, other numbers are refused', () => {
  expect(statement({}, sql`select ${raw('p.likes')} limit ${20}`).text).toBe('select p.likes limit 20');
  expect(() => sql`limit ${0.5}`).toThrow('0.5 cannot stand in SQL');
});

test('what may be null is cast like what may not', () => {
  expect(statement({}, sql`select ${input('kind', 'text?')}`).text).toBe('select $1::text');
});

test.each([
  [false, 3, 'done'],
  [true, 1, 'deadlock detected'],
])(
  'a statement that ended in a deadlock is run again, unless it is part of a transaction (%s)',
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
