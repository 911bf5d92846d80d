import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  startCompanionStage,
} from '../../../test/app/companion-stage.ts';
import { createCreator, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { companionJobs, replyJobs } from '../companion.jobs.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

describe("the companion's answer", () => {
  test('covers what was said while an earlier one was written: no message is left alone', async () => {
    const { creator, fan, events } = await stage.pair();
    const { write, letGo } = pausing('Answer one', '.');
    stage.writer = write;
    const first = stage.send(fan, creator, 'One');
    await heard(events, 'reply.written', 2);
    stage.writer = () => says('Answer to the rest');
    const second = stage.send(fan, creator, 'Two');
    const third = stage.send(fan, creator, 'Three');
    await heard(events, 'message.stored', 3);
    letGo();
    const answers = await Promise.all([first, second, third]);
    expect(answers.map(({ data }) => data.message?.content)).toEqual([
      'Answer one.',
      'Answer to the rest',
      'Answer to the rest',
    ]);
    const { list } = await stage.history(fan, creator);
    expect(list.map(({ identity }) => identity)).toEqual(['fan', 'fan', 'fan', 'ai', 'ai']);
    expect(list.at(-1)?.reply_to_seq).toBe(3);
  });

  test('survives the loss of its writer: one answer, and the lost writer changes nothing any more', async () => {
    const { creator, fan, events } = await stage.pair();
    const lost = pausing('I was lo', 'st on the way');
    stage.writer = lost.write;
    const sending = stage.send(fan, creator, 'Tell me');
    await heard(events, 'reply.written', 2);
    stage.writer = () => says('Written by the second');
    await stage.kindred.context.pool.query(
      `update companion_replies set updated_at = updated_at - interval '1 minute' where state = 'writing'`,
    );
    await companionJobs(stage.kindred.context)['companion.requeue']?.({}, new AbortController().signal);
    expect((await sending).data).toMatchObject({ done: true, message: { content: 'Written by the second' } });
    lost.letGo();
    await stage.kindred.call(
      'charger',
      { char_id: creator.charId, content: 'And now?' },
      { token: fan.token },
    );
    const { list } = await stage.history(fan, creator);
    expect(list.map(({ identity, content }) => `${identity} ${content}`)).toEqual([
      'fan Tell me',
      'ai Written by the second',
      'fan And now?',
      'ai Written by the second',
    ]);
  });

  test('is taken up by the next process when this one is told to end', async () => {
    const { creator, fan, events } = await stage.pair();
    stage.writer = pausing('Begun he', 're').write;
    const ending = new AbortController();
    const sending = stage.send(fan, creator, 'Tell me');
    const { reply_id } = await heard(events, 'reply.written', 2);
    await stage.kindred.context.pool.query(
      `update companion_replies set state = 'queued' where reply_id = $1`,
      [reply_id],
    );
    const job = replyJobs(stage.kindred.context)['companion.reply']?.({ reply_id }, ending.signal);
    await heard(events, 'reply.written', 4);
    stage.writer = () => says('Finished there');
    ending.abort();
    await job;
    expect((await sending).data).toMatchObject({ message: { content: 'Finished there', seq: 2 } });
  });

  test('is written for two conversations of a fan at a time', async () => {
    const { creator, fan, events } = await stage.pair();
    const others = await Promise.all([
      createCreator(stage.kindred.context),
      createCreator(stage.kindred.context),
    ]);
    const gates = [creator, ...others].map(() => pausing('…', 'done'));
    let at = 0;
    stage.writer = (request) => (gates[at++] as (typeof gates)[0]).write(request);
    const sendings = [creator, ...others].map((one) => stage.send(fan, one, 'Hi'));
    await heard(events, 'reply.written', 4);
    const states = async () => {
      const { rows } = await stage.kindred.context.pool.query(
        `select state, count(*)::integer from companion_replies where user_id = $1 group by state order by state`,
        [fan.userId],
      );
      return rows;
    };
    // The third may still be on its way.
    await expect.poll(states).toEqual([
      { state: 'queued', count: 1 },
      { state: 'writing', count: 2 },
    ]);
    for (const { letGo } of gates) letGo();
    for (const { data } of await Promise.all(sendings)) expect(data.message?.content).toBe('…done');
  });
});

describe('a block', () => {
  const raise = (creator: TestCreator, fan: TestUser) =>
    stage.kindred.call('block', { block_id: fan.userId, block: 1 }, { token: creator.token });

  test('ends the answer that is being written, and nothing of it is kept', async () => {
    const { creator, fan, events } = await stage.pair();
    stage.writer = async function* ({ signal }) {
      while (!signal.aborted) {
        yield 'on and on ';
        await setTimeout(20);
      }
    };
    const sent = stage.send(fan, creator, 'Tell me everything');
    await heard(events, 'reply.written', 2);
    await raise(creator, fan);
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'stopped' });
    expect((await sent).lines.at(-1)?.data).toMatchObject({ done: true });
    const kept = await stage.kindred.context.db
      .selectFrom('messages')
      .select('identity')
      .where('sender_user_id', 'in', [fan.userId, creator.userId])
      .execute();
    expect(kept).toEqual([{ identity: 'fan' }]);
  });

  test('leaves an answer unwritten that waits for its turn', async () => {
    const { creator, fan } = await stage.pair();
    const { write, letGo } = pausing('First', '.');
    stage.writer = write;
    const others = [await createCreator(stage.kindred.context), await createCreator(stage.kindred.context)];
    const underWay = others.map((other) => stage.send(fan, other, 'Hi'));
    await vi.waitFor(() => expect(stage.requests).toHaveLength(2), 30_000);
    const waiting = stage.send(fan, creator, 'Hi');
    await vi.waitFor(
      async () => expect((await stage.history(fan, creator)).live_reply).not.toBeNull(),
      30_000,
    );
    await raise(creator, fan);
    letGo();
    await Promise.all([...underWay, waiting]);
    expect(stage.requests).toHaveLength(2);
  });
});
