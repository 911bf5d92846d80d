import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  shown,
  startCompanionStage,
} from '../../test/app/companion-stage.ts';
import { createUser } from '../../test/data/factories.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

describe("the companion's answer", () => {
  test('written again replaces the old one in its place', async () => {
    const { creator, fan, events } = await stage.pair();
    const first = await stage.send(fan, creator, 'Hi');
    stage.writer = () => says('Another', ' try');
    const msg_id = first.data.msg_id as string;
    const again = await stage.kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(shown(again.lines)).toBe('Another try');
    expect(again.data).toMatchObject({
      done: true,
      message: { messageID: msg_id, seq: 2, content: 'Another try' },
    });
    expect((await stage.history(fan, creator)).list).toHaveLength(2);
    expect(await heard(events, 'message.changed')).toMatchObject({ message: { content: 'Another try' } });
  });

  test('that was stopped is whole once it is written again to its end', async () => {
    const { creator, fan, events } = await stage.pair();
    stage.writer = pausing('As far as this', '').write;
    const sending = stage.send(fan, creator, 'Tell me');
    const { reply_id, msg_id } = await heard(events, 'reply.written', 2);
    await stage.kindred.call('stopReply', { reply_id }, { token: fan.token });
    await sending;
    stage.writer = () => says('All of it');
    const again = await stage.kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(again.data.message).toMatchObject({ content: 'All of it', is_stopped: false });
  });

  test('is not written again for whoever may not write there any more', async () => {
    const { creator, fan } = await stage.pair();
    const { data } = await stage.send(fan, creator, 'Hi');
    await stage.kindred.context.pool.query(`update characters set group_id = 'group_2' where char_id = $1`, [
      creator.charId,
    ]);
    const msg_id = data.message?.msg_id as string;
    for (const again of ['regenerateReply', 'continueReply'] as const)
      expect((await stage.kindred.call(again, { msg_id }, { token: fan.token })).code).toBe(4305);
  });

  test('once there is a newer one is not written again', async () => {
    const { creator, fan } = await stage.pair();
    const first = await stage.send(fan, creator, 'Hi');
    await stage.send(fan, creator, 'And?');
    const again = await stage.kindred.call(
      'regenerateReply',
      { msg_id: first.data.msg_id as string },
      { token: fan.token },
    );
    expect(again.code).toBe(4401);
  });

  test('that fails three times costs nothing, says so, and can be asked for again', async () => {
    const { creator, events } = await stage.pair();
    const fan = await createUser(stage.kindred.context, { diamonds: 100 });
    stage.kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
    stage.writer = async function* () {
      yield 'half an';
      throw new Error('the model is away');
    };
    const failed = await stage.send(fan, creator, 'Hi');
    expect(failed.code).toBe(5030);
    expect(stage.requests).toHaveLength(3);
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'failed' });
    const { list } = await stage.history(fan, creator);
    expect(list.map(({ identity }) => identity)).toEqual(['fan']);
    const { rows } = await stage.kindred.context.pool.query(
      'select balance from ledger_accounts where user_id = $1',
      [fan.userId],
    );
    expect(rows).toEqual([{ balance: '100' }]);

    stage.writer = () => says('Here I am');
    const { msg_id } = await heard(events, 'reply.written');
    const again = await stage.kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(again.data).toMatchObject({ done: true, message: { content: 'Here I am', seq: 2 } });
  });
});
