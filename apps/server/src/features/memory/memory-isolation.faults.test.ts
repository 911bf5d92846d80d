import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanionAi } from '../../outside/ai/companion-ai.ts';
import type { Embeddings } from '../../outside/ai/embeddings.ts';
import { seededNumbers } from '../../outside/ai/seeded-numbers.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { faultRounds, faultSeed } from '../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { updateMemory } from './update/update-memory.ts';
import { embedMemory } from './vectors/embed-memory.ts';

const worlds = faultRounds({ few: 12, whole: 2000 });
/** Runs at a time, so that they also interfere with each other. */
const atATime = 8;

/** The worst possible model of meanings: every text has the same vector, so that everything searched is recalled. */
const embeddings: Embeddings = {
  model: 'alike',
  embed: async (texts) =>
    texts.map((text) => Array.from({ length: 16 }, (_, at) => 1 + 0.01 * Math.sin(at + text.length))),
};

/** The worst possible model: it repeats its whole prompt, as an answer and as notes. The test inspects the prompts. */
const prompts: string[] = [];
const ai: CompanionAi = {
  kind: 'model',
  embeddings,
  reply: async function* ({ messages, facts = [] }) {
    const all = JSON.stringify([messages, facts]);
    prompts.push(all);
    const isForNotes = messages[0]?.content.startsWith('You keep the notes');
    const numbers = [...all.matchAll(/#(\d+) person/g)].map(([, seq]) => Number(seq));
    const facts_ = numbers
      .slice(0, 5)
      .map((message) => ({ kind: 'other', content: all.slice(-190), message }));
    const canaries = (all.match(/CANARY\w+/g) ?? []).join(' ');
    yield isForNotes
      ? JSON.stringify({ summary: canaries.slice(0, 4000), facts: facts_ })
      : canaries.slice(0, 2000) || '…';
  },
};

const kindred = useTestApp({ replace: { ai } });
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type Person = TestUser & { canary: string };
const sentences = [
  (word: string) => `My name is ${word}.`,
  (word: string) => `I live in ${word}.`,
  (word: string) => `I have a cat called ${word}.`,
  (word: string) => `I love ${word} and my quiet mornings.`,
  (word: string) => `我叫${word}。我住在成都。`,
  (word: string) => `Do you remember ${word}?`,
];

test(
  `of ${worlds} worlds, in none does a prompt hold a word of another fan’s or of another conversation`,
  async () => {
    for (let from = 0; from < worlds; from += atATime) {
      const played = await Promise.all(
        Array.from({ length: Math.min(atATime, worlds - from) }, (_, index) => playWorld(from + index)),
      );
      const [fans, words] = [played.flatMap((world) => world.fans), played.flatMap((world) => world.words)];
      expect(foreignWords(fans, words), `from world ${from} on, FAULT_SEED=${faultSeed}`).toEqual([]);
      expect(prompts.length).toBeGreaterThan(words.length);
      // Each question came so late that the first words can only be in the prompt by recall.
      const recalled = prompts.filter((prompt) => prompt.includes(' said earlier:'));
      expect(recalled.length).toBeGreaterThanOrEqual(words.length);
      prompts.length = 0;
    }
  },
  worlds * 3000 + 240_000,
);

/**
 * Plays three fans who talk with two creators, in one conversation with each or in several; returns the words that
 * identify each conversation.
 */
async function playWorld(world: number): Promise<{ fans: Person[]; words: string[] }> {
  const next = seededNumbers(`isolation ${faultSeed} ${world}`);
  const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One;
  const creators = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const fans = await Promise.all(
    [0, 1, 2].map(async (index): Promise<Person> => {
      const canary = `CANARY${world}x${index}`;
      return { ...(await createUser(kindred.context, { nickname: `${canary}name` })), canary };
    }),
  );
  const turns = Array.from({ length: 10 }, () => ({
    fan: pick(fans),
    creator: pick(creators),
    shape: pick(sentences),
    isOther: next() < 0.4,
  }));
  const chats = new Map<string, Chat>();
  // All fans write at the same time, in turn within a conversation.
  const lanes = Map.groupBy(turns, ({ fan }) => fan);
  await Promise.all(
    [...lanes].map(async ([fan, own]) => {
      for (const { creator, shape, isOther } of own) {
        const chat = isOther ? await beginChat(fan, creator) : { fan, creator, chatNo: 0 };
        chats.set(wordOf(chat), chat);
        await speak(chat, shape(wordOf(chat)));
      }
    }),
  );
  await sayMuchElse(creators);
  await rememberAll(creators);
  for (const chat of chats.values()) {
    await speak(chat, 'What do you remember about me?');
    await kindred.call('suggestMessages', keyOf(chat), { token: chat.fan.token });
  }
  return { fans, words: [...chats.keys()] };
}

type Chat = { fan: Person; creator: TestCreator; chatNo: number };

/** Returns a word that identifies the fan and the conversation. */
function wordOf({ fan: { canary }, creator: { charId }, chatNo }: Chat): string {
  return `${canary}c${charId}h${chatNo}e`;
}

function keyOf({ creator, chatNo }: Chat) {
  return { char_id: creator.charId, chat_no: chatNo };
}

/** Begins another conversation with the same creator, or the first one. */
async function beginChat(fan: Person, creator: TestCreator): Promise<Chat> {
  const { data } = await kindred.call('createChat', { char_id: creator.charId }, { token: fan.token });
  return { fan, creator, chatNo: data.conversation.chat_no };
}

/** Returns the prompts with words of two fans, or of two conversations. A fan's own name may be in any of theirs. */
function foreignWords(fans: Person[], words: string[]): string[] {
  return prompts.filter((prompt) => {
    const own = new Set(words.filter((word) => prompt.includes(word)));
    const names = fans.filter(({ canary }) => prompt.includes(canary));
    return own.size > 1 || names.length > 1;
  });
}

async function speak(chat: Chat, content: string): Promise<void> {
  await kindred.call('charger', { ...keyOf(chat), content }, { token: chat.fan.token });
}

/** As many messages as a prompt shows, so that the fans' own words lie before them. */
const windowLength = 80;

async function sayMuchElse(creators: TestCreator[]): Promise<void> {
  const { db } = kindred.context;
  const charIds = creators.map(({ charId }) => charId);
  await query(
    db,
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select c.conversation_id, c.last_seq + n, 'creator', c.creator_user_id, 'text', 'Well', now()
     from conversations c, generate_series(1, $2::integer) n where c.char_id = any($1)`,
    [charIds, windowLength],
  );
  await query(
    db,
    `update conversations set last_seq = last_seq + $2, preview_seq = last_seq + $2, last_content = 'Well',
       last_type = 'text', last_identity = 'creator', fan_read_seq = last_seq + $2, fan_unread = 0,
       creator_read_seq = last_seq + $2, creator_unread = 0
     where char_id = any($1)`,
    [charIds, windowLength],
  );
}

async function rememberAll(creators: TestCreator[]): Promise<void> {
  const rows = await query<{ conversation_id: string }>(
    kindred.context.db,
    'select conversation_id from conversations where char_id = any($1)',
    [creators.map(({ charId }) => charId)],
  );
  const { signal } = new AbortController();
  for (const { conversation_id } of rows) {
    await updateMemory(kindred.context, conversation_id, signal);
    await embedMemory(kindred.context, conversation_id, signal);
  }
}
