import { loadMemory } from '../apps/server/src/features/memory/prompt/load-memory.ts';
import { quantize } from '../apps/server/src/features/memory/vectors/quantize.ts';
import { insertVectors, maxVectors } from '../apps/server/src/features/memory/vectors/vectors.sql.ts';
import { wordDigests } from '../apps/server/src/features/memory/word-digests.ts';
import type { Embeddings } from '../apps/server/src/outside/ai/embeddings.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld } from './lib/world.ts';

const messages = 50_000;
const rounds = 500;
/** A fresh connection plans each statement a few times. */
const warmUp = 20;
/** Words as rare as those of a language: the n-th is said one n-th as often as the first. */
const vocabulary = 4000;
/** As many as the models of today give. */
const dimensions = 1536;

/** A model that takes no time: what is measured is ours. */
const embeddings: Embeddings = {
  model: 'bench',
  embed: async (texts) => texts.map((text) => vectorOf(text.length)),
};

function vectorOf(seed: number): number[] {
  return Array.from({ length: dimensions }, (_, at) => Math.sin(at * at + seed) + Math.sin(at) / 2);
}

/** What a companion remembers for one answer, of a fan who has written fifty thousand messages: by words, and by meaning too. */
export async function measureMemory(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum: 1 });
  try {
    const conversationId = await writeConversation(world);
    const byWords = await measureRecall(world, { conversationId });
    await writeVectors(world, conversationId);
    const byMeaning = await measureRecall(world, { conversationId, embeddings });
    return [...figures('words', byWords), ...figures('words and meaning', byMeaning)];
  } finally {
    await world.close();
  }
}

function figures(by: string, took: number[]): Measure[] {
  const name = `recall by ${by} among ${messages} messages`;
  return [
    { name: `${name}, p50 ms`, value: percentile(took, 0.5), limit: { max: 20 } },
    { name: `${name}, p95 ms`, value: percentile(took, 0.95) },
  ];
}

async function measureRecall(
  world: BenchWorld,
  given: { conversationId: string; embeddings?: Embeddings },
): Promise<number[]> {
  const { db } = openDb({ connectionString: world.connectionString, max: 1, onError: () => {} });
  const took: number[] = [];
  let recalled = 0;
  for (let round = -warmUp; round < rounds; round++) {
    const message = Array.from({ length: 12 }, (_, at) =>
      word(((round + warmUp) * 12 + at + 1) * 48_611),
    ).join(' ');
    const begun = performance.now();
    const memory = await loadMemory(db, { ...given, message, beforeSeq: messages - 80 });
    if (round >= 0) took.push(performance.now() - begun);
    recalled += memory.recalled.length;
  }
  await db.destroy();
  if (recalled < rounds) throw new Error('next to nothing was recalled: the measurement says nothing');
  return took;
}

/** As many vectors as are ever kept of one conversation. */
async function writeVectors({ pool, connectionString }: BenchWorld, conversationId: string): Promise<void> {
  const { db } = openDb({ connectionString, max: 1, onError: () => {} });
  for (let from = messages - maxVectors; from < messages; from += 500) {
    const seqs = Array.from({ length: 500 }, (_, at) => from + at + 1);
    const stored = seqs.map((seq) => quantize(vectorOf(seq)));
    await insertVectors.run(db, {
      conversationId,
      seqs,
      signs: stored.map(({ signs }) => signs),
      levels: stored.map(({ levels }) => Buffer.from(levels.buffer).toString('base64')),
    });
  }
  await db.destroy();
  await pool.query(
    'update memories set embedding_model = $2, embedding_dimensions = $3 where conversation_id = $1',
    [conversationId, embeddings.model, dimensions],
  );
  await pool.query('vacuum analyze memory_vectors');
}

/** Gives the id of a conversation whose fan has said all of it, with facts, a summary and the words of each message. */
async function writeConversation({ pool, fans, creators }: BenchWorld): Promise<string> {
  const [fan, creator] = [fans[0], creators[0]];
  if (!fan || !creator) throw new Error('nobody is there');
  const { rows } = await pool.query<{ conversation_id: string }>(
    `insert into conversations (user_id, char_id, creator_user_id, last_seq, created_at)
     values ($1, $2, $3, $4, now()) returning conversation_id`,
    [fan.userId, creator.charId, creator.userId, messages],
  );
  const conversationId = rows[0]?.conversation_id ?? '';
  const said = Array.from({ length: messages }, (_, at) =>
    Array.from({ length: 9 }, (_, nth) => word((at + 1) * 2_654_435_761 + nth * 40_503)).join(' '),
  );
  await pool.query(
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select $1, n, 'fan', $2, 'text', content, now() from unnest($3::text[]) with ordinality as one (content, n)`,
    [conversationId, fan.userId, said],
  );
  await pool.query(
    `insert into memories (conversation_id, user_id, summary, summary_seq, read_seq, updated_at) values ($1, $2, $3, $4, $4, now())`,
    [conversationId, fan.userId, said.slice(0, 12).join('\n').slice(0, 1200), messages],
  );
  await pool.query(
    `insert into memory_facts (conversation_id, user_id, kind, content, author, slot, created_at, updated_at)
     select $1, $2, 'other', 'Fact number ' || n, 'fan', 'n' || n, now(), now() from generate_series(1, 200) n`,
    [conversationId, fan.userId],
  );
  for (let from = 0; from < messages; from += 5000) {
    const rows = said
      .slice(from, from + 5000)
      .flatMap((content, at) => wordDigests(content).map((digest) => ({ digest, seq: from + at + 1 })));
    await pool.query(
      `insert into memory_words (conversation_id, word, seq) select $1, w, s from unnest($2::int[], $3::int[]) as one (w, s)`,
      [conversationId, rows.map(({ digest }) => digest), rows.map(({ seq }) => seq)],
    );
  }
  await pool.query('vacuum analyze memory_words, memory_facts, messages');
  return conversationId;
}

function word(number: number): string {
  const part = ((number % 1_000_003) + 1) / 1_000_004;
  return `word${Math.floor(vocabulary ** part)}`;
}
