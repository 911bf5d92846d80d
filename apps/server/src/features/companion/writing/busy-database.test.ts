import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  shown,
  startCompanionStage,
} from '../../../test/app/companion-stage.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(() => stage.kindred.close());

/** From now on none of our connections comes free in time, as when all are waited for by too many. */
function keepBusy() {
  const connecting = vi
    .spyOn(stage.kindred.context.pool, 'connect')
    .mockImplementation(() => Promise.reject(new Error('timeout exceeded when trying to connect')));
  return {
    refusals: () => connecting.mock.calls.length,
    end: () => connecting.mockRestore(),
  };
}

test('an answer never ends because our own connections are busy: it is written once, stored and read to its end', async () => {
  const { creator, fan, events } = await stage.pair();
  const { write, letGo } = pausing('The sea', ' is calm.');
  stage.writer = write;
  const sending = stage.send(fan, creator, 'How is it there?');
  const { reply_id } = await heard(events, 'reply.written', 2);
  const reading = stage.kindred.call('resumeReply', { reply_id, offset: 0 }, { token: fan.token });
  const busy = keepBusy();
  letGo();
  await heard(events, 'reply.written', 3);
  // All who store, save, read and go on reading have tried by then.
  await expect.poll(busy.refusals, { timeout: 30_000 }).toBeGreaterThan(20);
  busy.end();
  expect((await sending).data).toMatchObject({ done: true, message: { content: 'The sea is calm.' } });
  const read = await reading;
  expect(read.data).toMatchObject({ done: true, message: { content: 'The sea is calm.' } });
  expect(shown(read.lines)).toBe('The sea is calm.');
  expect(stage.requests).toHaveLength(1);
  const { list } = await stage.history(fan, creator);
  expect(list.map(({ identity, content }) => `${identity}: ${content}`)).toEqual([
    'fan: How is it there?',
    'ai: The sea is calm.',
  ]);
});
