import { readFacts } from '../../outside/ai/facts/read-facts.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { factSlot } from './fact-slot.ts';
import { wordDigests } from './word-digests.ts';

/** The number of newest messages that are looked at. */
const maxMessages = 200;

const $ = inputs({ conversationId: 'bigint', words: 'integer[]' });

const listSharingWords = statement(
  { seq: 'integer', content: 'text' },
  sql`select m.seq, m.content from messages m
    where m.conversation_id = ${$.conversationId} and m.identity = 'fan' and not m.is_deleted
      and m.seq in (select w.seq from memory_words w
        where w.conversation_id = ${$.conversationId} and w.word = any(${$.words}))
    order by m.seq desc limit ${maxMessages}`,
);

/** Lists the fan's messages that state a fact: with all of its words, or with another fact in its place. */
export async function listStating(
  tx: Tx,
  conversationId: string,
  fact: { content: string; slot: string },
): Promise<number[]> {
  const words = wordDigests(fact.content);
  const messages = await listSharingWords.all(tx, { conversationId, words });
  const isStatedIn = (content: string) => {
    const own = new Set(wordDigests(content));
    return (
      words.every((word) => own.has(word)) || readFacts(content).some((read) => factSlot(read) === fact.slot)
    );
  };
  return messages.filter(({ content }) => isStatedIn(content)).map(({ seq }) => seq);
}
