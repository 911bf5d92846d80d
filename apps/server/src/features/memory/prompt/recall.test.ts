import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { explain, planNodes } from '../../../test/sql/explain.ts';
import { query, queryOne } from '../../../test/sql/query.ts';
import { quantize, signsOf } from '../vectors/quantize.ts';
import { insertVectors, maxVectors } from '../vectors/vectors.sql.ts';
import { wordDigests } from '../word-digests.ts';
import { recallByMeaning, recallByWords } from './recall.sql.ts';
import { recallMessages } from './recall.ts';

const messages = 50_000;
const dimensions = 256;
const beeSeq = 49_000;
/** Two directions, with noise. */
const aboutBees = (noise: number) =>
  Array.from({ length: dimensions }, (_, at) => (at % 2 === 0 ? 1 : -1) + noise * Math.sin(at));
const aboutRain = (seq: number) =>
  Array.from({ length: dimensions }, (_, at) => (at < dimensions / 2 ? 1 : -1) + 0.3 * Math.sin(at * seq));
const kindred = useTestApp();
let conversationId: string;

beforeAll(async () => {
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
  await query(
    db,
    `update memories set embedding_model = 'near', embedding_dimensions = $2 where conversation_id = $1`,
    [conversationId, dimensions],
  );
  const seqs = Array.from({ length: maxVectors }, (_, at) => messages - maxVectors + at);
  const vectors = seqs.map((seq) => quantize(seq === beeSeq ? aboutBees(0.2) : aboutRain(seq)));
  await insertVectors.run(db, {
    conversationId,
    seqs,
    signs: vectors.map(({ signs }) => signs),
    levels: vectors.map(({ levels }) => Buffer.from(levels.buffer).toString('base64')),
  });
  await query(db, 'analyze memory_vectors', []);
  await query(db, 'analyze memory_words', []);
  await query(db, 'analyze messages', []);
});

const range = { beforeSeq: messages, forgottenSeq: 0, leftOut: [] };
const byWords = (text: string) => ({ ...range, conversationId, words: wordDigests(text), limit: 8 });
const bees = { model: 'near', vector: aboutBees(0) };
const byMeaning = () => ({
  ...range,
  conversationId,
  model: bees.model,
  dimensions,
  signs: signsOf(bees.vector),
});
const scanned = (nodes: ReturnType<typeof planNodes>) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);

test('of fifty thousand messages, a look-up reads a bounded piece of the index, however common the words', async () => {
  const words = byWords('Rain again, number of bees that Odile kept');
  const plan = await explain(kindred.context, recallByWords, words);
  expect(scanned(planNodes(plan))).toEqual([]);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300);
});

test('by meaning it reads the vectors of this conversation, of which there are so many and no more', async () => {
  const plan = await explain(kindred.context, recallByMeaning, byMeaning());
  expect(scanned(planNodes(plan).filter((node) => node['Relation Name'] !== 'memory_vectors'))).toEqual([]);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(1000);
});

test('finds the one message in fifty thousand that has to do with what is said', async () => {
  const matches = await recallByWords.all(kindred.context.db, byWords('Do you remember the bees?'));
  expect(matches.map(({ content }) => content)).toEqual(['Odile kept bees']);
});

test('finds what means the same in other words, beside what shares a word, and each of them once', async () => {
  const { db } = kindred.context;
  const scope = { ...range, conversationId };
  const recall = async (message: string, more = {}) =>
    (await recallMessages(db, { ...scope, ...more }, { message, meaning: bees })).map(({ seq }) => seq);
  expect(await recall('the hive')).toEqual([beeSeq]);
  expect(await recall('the bees')).toEqual([777, beeSeq]);
  expect(await recall('the hive', { leftOut: [beeSeq] })).toEqual([]);
  expect(await recall('the hive', { forgottenSeq: beeSeq })).toEqual([]);
  // A vector of another model, or with other dimensions, cannot be compared.
  const others = [
    { ...bees, model: 'far' },
    { ...bees, vector: bees.vector.slice(1) },
  ];
  for (const meaning of others)
    expect(await recallMessages(db, scope, { message: 'hive', meaning })).toEqual([]);
});

test('finds nothing that was to be forgotten', async () => {
  const scope = byWords('Do you remember the bees?');
  expect(await recallByWords.all(kindred.context.db, { ...scope, forgottenSeq: 777 })).toEqual([]);
  expect(await recallByWords.all(kindred.context.db, { ...scope, leftOut: [777] })).toEqual([]);
});
