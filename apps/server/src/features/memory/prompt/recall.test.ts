import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { explain, planNodes } from '../../../test/sql/explain.ts';
import { query, queryOne } from '../../../test/sql/query.ts';
import { wordDigests } from '../word-digests.ts';
import { recallMessages } from './recall.sql.ts';

const messages = 50_000;
let kindred: TestApp;
let conversationId: string;

beforeAll(async () => {
  kindred = await startTestApp();
  const { db } = kindred.context;
  const [creator, fan] = [await createCreator(kindred.context), await createUser(kindred.context)];
  ({ conversation_id: conversationId } = await queryOne<{ conversation_id: string }>(
    db,
    `insert into conversations (user_id, char_id, creator_user_id, last_seq, created_at)
     values ($1, $2, $3, $4, now()) returning conversation_id`,
    [fan.userId, creator.charId, creator.userId, messages],
  ));
  await query(
    db,
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select $1, n, 'fan', $2, 'text', case n when 777 then 'Odile kept bees' else 'Rain again, number ' || n end, now()
     from generate_series(1, $3::int) n`,
    [conversationId, fan.userId, messages],
  );
  await query(db, 'insert into memories (conversation_id, user_id, updated_at) values ($1, $2, now())', [
    conversationId,
    fan.userId,
  ]);
  const words = (text: string) => wordDigests(text);
  await query(
    db,
    `insert into memory_words select $1, w, n from generate_series(1, $2::int) n, unnest($3::int[]) w where n <> 777`,
    [conversationId, messages, words('Rain again, number')],
  );
  await query(db, 'insert into memory_words select $1, w, 777 from unnest($2::int[]) w', [
    conversationId,
    words('Odile kept bees'),
  ]);
  await query(db, 'analyze memory_words', []);
  await query(db, 'analyze messages', []);
}, 120_000);
afterAll(() => kindred.close());

const asked = (text: string) => ({
  conversationId,
  words: wordDigests(text),
  beforeSeq: messages,
  forgottenSeq: 0,
  leftOut: [],
});

test('of fifty thousand messages, a look-up reads a bounded piece of the index, however common the words', async () => {
  const plan = await explain(
    kindred.context,
    recallMessages,
    asked('Rain again, number of bees that Odile kept'),
  );
  const nodes = planNodes(plan);
  expect(
    nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
  ).toEqual([]);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300);
});

test('finds the one message in fifty thousand that has to do with what is said', async () => {
  const found = await recallMessages.all(kindred.context.db, asked('Do you remember the bees?'));
  expect(found.map(({ content }) => content)).toEqual(['Odile kept bees']);
});

test('finds nothing that was to be forgotten', async () => {
  const given = asked('Do you remember the bees?');
  expect(await recallMessages.all(kindred.context.db, { ...given, forgottenSeq: 777 })).toEqual([]);
  expect(await recallMessages.all(kindred.context.db, { ...given, leftOut: [777] })).toEqual([]);
});
