import type { AnswerMode } from '@kindred/contract/chat/limits';
import { expect, vi } from 'vitest';
import { type CompanionAi, NoAnswer } from '../../outside/ai/companion-ai.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../data/factories.ts';
import { setMessagePrice } from '../data/message-price.ts';
import { query } from '../sql/query.ts';
import { startTestApp } from './start-test-app.ts';

export type PricedPair = { creator: TestCreator; fan: TestUser };
export type ChargesStage = Awaited<ReturnType<typeof startChargesStage>>;

/** Starts a server in which messages cost diamonds, with a model that answers, fails or pauses as the test sets it. */
export async function startChargesStage() {
  const ai: CompanionAi = {
    kind: 'model',
    reply: async function* ({ signal }) {
      if (stage.does === 'fail') throw new NoAnswer('no');
      yield stage.words;
      if (stage.does !== 'pause') return;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      await Promise.race([stage.gate.promise, aborted]);
    },
  };
  const kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();

  async function pair({ price = 10, diamonds = 100, mode = 'auto' as AnswerMode } = {}): Promise<PricedPair> {
    const creator = await createCreator(kindred.context);
    await setMessagePrice(kindred, creator, price, mode);
    return { creator, fan: await createUser(kindred.context, { diamonds }) };
  }

  const send = (
    { creator, fan }: PricedPair,
    more: { expected_price?: number; content?: string; client_id?: string } = {},
  ) =>
    kindred.call(
      'charger',
      { char_id: creator.charId, content: 'Hi', expected_price: 10, ...more },
      { token: fan.token },
    );

  const balance = async ({ fan }: PricedPair) =>
    (await kindred.call('getUserData', {}, { token: fan.token })).data.diamond;

  const charges = async ({ fan }: PricedPair) =>
    (
      await query<{ state: string }>(
        kindred.context.db,
        'select state from message_charges where user_id = $1 order by seq, reserve_entry',
        [fan.userId],
      )
    ).map(({ state }) => state);

  const reserved = (people: PricedPair, count = 1) =>
    vi.waitFor(async () => expect(await charges(people)).toEqual(Array(count).fill('reserved')), {
      timeout: 30_000,
      interval: 20,
    });

  const liveReplyId = ({ creator, fan }: PricedPair) =>
    vi.waitFor(
      async () => {
        const page = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
        if (!page.data.live_reply?.reply_content) throw new Error('nothing is written yet');
        return page.data.live_reply.reply_id;
      },
      { timeout: 30_000, interval: 20 },
    );

  const stage = {
    kindred,
    does: 'answer' as 'answer' | 'fail' | 'pause',
    words: 'A word',
    /** The promise for which a pausing model waits. */
    gate: Promise.withResolvers<void>(),
    reset() {
      stage.does = 'answer';
      stage.words = 'A word';
      stage.gate = Promise.withResolvers();
    },
    pair,
    send,
    balance,
    charges,
    reserved,
    liveReplyId,
  };
  return stage;
}
