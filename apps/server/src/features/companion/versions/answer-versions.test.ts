import { maxAnswerVersions } from '@kindred/contract/companion/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  shown,
  startCompanionStage,
} from '../../../test/app/companion-stage.ts';
import { createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});
beforeEach(() => stage.reset());

type Scene = { creator: TestCreator; fan: TestUser; msg_id: string };

const answers = (...said: string[]) => {
  const left = [...said];
  stage.writer = () => says(left.shift() ?? 'no more');
};
const as = ({ fan }: { fan: TestUser }) => ({ token: fan.token });
const regenerate = (of: Scene) => stage.kindred.call('regenerateReply', { msg_id: of.msg_id }, as(of));
const goOn = (of: Scene) => stage.kindred.call('continueReply', { msg_id: of.msg_id }, as(of));
const choose = (of: Scene, version: number) =>
  stage.kindred.call('chooseVersion', { msg_id: of.msg_id, version }, as(of));
const log = async ({ fan, creator }: Scene) =>
  (await stage.history(fan, creator)).list.map(({ content }) => content);
const asked = async ({ fan, creator }: Scene) =>
  (await stage.history(fan, creator)).list.findLast(({ identity }) => identity === 'fan')?.msg_id ?? '';
const resend = async (of: Scene, content: string) =>
  stage.kindred.call('resendMessage', { msg_id: await asked(of), content }, as(of));
const prompt = () => JSON.stringify(stage.requests.at(-1)?.messages);

/** A fan who said something, and its answer. */
async function scene(said = 'Hi', ...given: string[]): Promise<Scene> {
  answers(...given);
  const { creator, fan } = await stage.pair();
  const { data } = await stage.send(fan, creator, said);
  return { creator, fan, msg_id: data.msg_id as string };
}

describe('an answer written again', () => {
  test('keeps the earlier ones, and the one that is chosen is what the companion knows', async () => {
    const of = await scene('Which colour?', 'Blue', 'Green', 'Red');
    await regenerate(of);
    const third = await regenerate(of);
    expect(third.data.message).toMatchObject({ content: 'Red', version: 3, version_num: 3 });
    const first = await choose(of, 1);
    expect(first.data).toMatchObject({ content: 'Blue', version: 1, version_num: 3 });
    expect(await log(of)).toEqual(['Which colour?', 'Blue']);
    const list = await stage.kindred.call('listConversations', {}, as(of));
    expect(list.data.list).toMatchObject([{ content: 'Blue' }]);
    await stage.send(of.fan, of.creator, 'Why?');
    expect(prompt()).toContain('Blue');
    expect(prompt()).not.toContain('Red');
  });

  test('stands once one has written on', async () => {
    const of = await scene('Hi', 'One', 'Two', 'And on');
    await regenerate(of);
    await stage.send(of.fan, of.creator, 'Go on');
    expect((await choose(of, 1)).code).toBe(4401);
    expect((await regenerate(of)).code).toBe(4401);
  });

  test('is nobody else’s to choose, and not while it is being written', async () => {
    const of = await scene('Hi', 'One', 'Two');
    await regenerate(of);
    const stranger = { ...of, fan: await createUser(stage.kindred.context) };
    expect((await choose(stranger, 1)).code).toBe(404);
    expect((await choose(of, 3)).code).toBe(404);
    expect(
      (
        await stage.kindred.call(
          'chooseVersion',
          { msg_id: of.msg_id, version: 1 },
          { token: of.creator.token },
        )
      ).code,
    ).toBe(404);
    const { write, letGo } = pausing('Thr', 'ee');
    stage.writer = write;
    const writing = regenerate(of);
    await expect.poll(() => stage.requests.length).toBe(3);
    expect((await choose(of, 1)).code).toBe(4411);
    letGo();
    expect((await writing).data.message).toMatchObject({ content: 'Three', version: 3 });
  });

  test('twice at once is one more version', async () => {
    const of = await scene('Hi', 'One', 'Two', 'Three');
    const both = await Promise.all([regenerate(of), regenerate(of)]);
    expect(both.map(({ data }) => data.message?.content)).toEqual(['Two', 'Two']);
    expect(both[0].data.message).toMatchObject({ version: 2, version_num: 2 });
  });

  test('has twenty versions at most', async () => {
    const of = await scene('Hi', 'One');
    await query(stage.kindred.context.db, 'update messages set version_num = $2 where message_id = $1', [
      of.msg_id,
      maxAnswerVersions,
    ]);
    expect((await regenerate(of)).code).toBe(4412);
  });

  test('that fails leaves what was there', async () => {
    const of = await scene('Hi', 'One');
    stage.writer = async function* () {
      yield 'Tw';
      throw new Error('the model is away');
    };
    expect((await regenerate(of)).code).toBe(5030);
    expect(await log(of)).toEqual(['Hi', 'One']);
    answers('Two');
    expect((await regenerate(of)).data.message).toMatchObject({ content: 'Two', version: 2 });
  });

  test('and then unsent is in no version any more', async () => {
    const of = await scene('Hi', 'SECRET', 'Two');
    await regenerate(of);
    await stage.kindred.call('deleteMessage', { msg_id: of.msg_id }, { token: of.creator.token });
    expect((await choose(of, 1)).code).toBe(4403);
    const rows = await query(
      stage.kindred.context.db,
      `select from answer_versions where content = 'SECRET'`,
      [],
    );
    expect(rows).toEqual([]);
  });
});

describe('an answer that is gone on with', () => {
  test('goes on where it was stopped, as the same version', async () => {
    const { creator, fan, events } = await stage.pair();
    stage.writer = pausing('Once upon a time', '').write;
    const sending = stage.send(fan, creator, 'Tell me');
    const { reply_id, msg_id } = await heard(events, 'reply.written', 2);
    await stage.kindred.call('stopReply', { reply_id }, { token: fan.token });
    await sending;
    const of = { creator, fan, msg_id };
    stage.writer = () => says(' there was', ' a fox.');
    const more = await goOn(of);
    expect(shown(more.lines)).toBe('Once upon a time there was a fox.');
    expect(more.data.message).toMatchObject({
      content: 'Once upon a time there was a fox.',
      is_stopped: false,
      version: 1,
      version_num: 1,
    });
    expect(stage.requests.at(-1)?.continued).toBe('Once upon a time');
    stage.writer = () => says('It slept.');
    expect((await goOn(of)).data.message?.content).toBe('Once upon a time there was a fox. It slept.');
  });

  test('stays as it was when nothing more comes', async () => {
    const of = await scene('Hi', 'One');
    stage.writer = () => says();
    expect((await goOn(of)).code).toBe(5030);
    expect(await log(of)).toEqual(['Hi', 'One']);
  });

  test('keeps the other versions', async () => {
    const of = await scene('Hi', 'One', 'Two', ' and a half');
    await regenerate(of);
    await goOn(of);
    expect(await log(of)).toEqual(['Hi', 'Two and a half']);
    await choose(of, 1);
    expect((await choose(of, 2)).data.content).toBe('Two and a half');
  });
});

describe('other words in place of one’s last message', () => {
  test('are answered, and what was said and answered before can be had back', async () => {
    const of = await scene('I have a cat', 'Lovely cat', 'Lovely dog');
    const again = await resend(of, 'I have a dog');
    expect(again.data).toMatchObject({
      done: true,
      message: { content: 'Lovely dog', version: 2, version_num: 2 },
    });
    expect(prompt()).toContain('I have a dog');
    expect(prompt()).not.toContain('I have a cat');
    expect(await log(of)).toEqual(['I have a dog', 'Lovely dog']);
    await choose(of, 1);
    expect(await log(of)).toEqual(['I have a cat', 'Lovely cat']);
    await choose(of, 2);
    expect(await log(of)).toEqual(['I have a dog', 'Lovely dog']);
    await stage.send(of.fan, of.creator, 'And?');
    expect(prompt()).toContain('I have a dog');
    expect(prompt()).not.toContain('cat');
  });

  test('stand in the log with their answer or not at all', async () => {
    const of = await scene('One', 'First', 'Second');
    stage.writer = async function* () {
      yield 'half';
      throw new Error('the model is away');
    };
    expect((await resend(of, 'Two')).code).toBe(5030);
    expect(await log(of)).toEqual(['One', 'First']);
    answers('Second');
    await resend(of, 'Two');
    expect(await log(of)).toEqual(['Two', 'Second']);
  });

  test('are seen in another tab while they are answered, and by the creator when they have been', async () => {
    const of = await scene('One', 'First');
    const { write, letGo } = pausing('Sec', 'ond');
    stage.writer = write;
    const writing = resend(of, 'Two');
    await expect.poll(() => stage.requests.length).toBe(2);
    expect((await log(of))[0]).toBe('Two');
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    const creators = async () =>
      (await stage.kindred.call('listMessages', key, { token: of.creator.token })).data.list.map(
        ({ content }) => content,
      );
    expect(await creators()).toEqual(['One', 'First']);
    letGo();
    await writing;
    expect(await creators()).toEqual(['Two', 'Second']);
  });

  test('wait for an answer that is being written; the same ones again read along', async () => {
    const of = await scene('One', 'First');
    const { write, letGo } = pausing('Sec', 'ond');
    stage.writer = write;
    const writing = resend(of, 'Two');
    await expect.poll(() => stage.requests.length).toBe(2);
    expect((await resend(of, 'Three')).code).toBe(4411);
    const along = resend(of, 'Two');
    letGo();
    expect((await along).data.message).toMatchObject({ content: 'Second', version: 2 });
    await writing;
    expect(await log(of)).toEqual(['Two', 'Second']);
  });

  test('of two that come at once, one is answered and nothing is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const of = await scene('One', 'First');
      stage.writer = ({ messages }) =>
        says(`to ${JSON.stringify(messages).includes('Left') ? 'Left' : 'Right'}`);
      const both = await Promise.all([resend(of, 'Left'), resend(of, 'Right'), regenerate(of)]);
      const done = both.filter(({ code }) => code === 2000);
      expect(done.length).toBeGreaterThan(0);
      expect(both.filter(({ code }) => code !== 2000 && code !== 4411)).toEqual([]);
      const [said, answered] = await log(of);
      expect(answered).toBe(said === 'Left' ? 'to Left' : 'to Right');
      await choose(of, 1);
      expect(await log(of)).toEqual(['One', 'First']);
    }
  });

  test('are read by the same rules; whoever speaks of harming themselves is helped, and nothing is replaced', async () => {
    const of = await scene('One', 'First');
    expect((await resend(of, 'her home address is 5 High Street')).code).toBe(4402);
    const helped = await resend(of, 'I want to kill myself');
    expect(helped.data).toMatchObject({ done: true, message: { content: 'I want to kill myself' } });
    const { list } = await stage.history(of.fan, of.creator);
    expect(list.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'help']);
    expect(list[0]?.content).toBe('One');
  });

  test('of which the creator wants to hear are sent as a message of their own, and answered', async () => {
    const of = await scene('One', 'First', 'Second');
    const sent = await resend(of, 'I want a refund');
    expect(sent.lines[0]?.data).toMatchObject({ message: { identity: 'fan', content: 'I want a refund' } });
    expect(sent.data).toMatchObject({ done: true, message: { identity: 'ai', content: 'Second' } });
    expect(await stage.history(of.fan, of.creator)).toMatchObject({
      list: [{ content: 'One' }, { content: 'First' }, { content: 'I want a refund' }, { content: 'Second' }],
    });
  });

  test('are nobody else’s, and not for a message that was not the last', async () => {
    const of = await scene('One', 'First', 'Second');
    const msg_id = await asked(of);
    const stranger = await createUser(stage.kindred.context);
    const words = { msg_id, content: 'Mine now' };
    expect((await stage.kindred.call('resendMessage', words, { token: stranger.token })).code).toBe(4401);
    await stage.send(of.fan, of.creator, 'Two');
    expect((await stage.kindred.call('resendMessage', words, as(of))).code).toBe(4401);
    expect((await log(of))[0]).toBe('One');
  });
});

describe('what a fan thinks of an answer', () => {
  test('is stored with its reasons, of the version that is shown, and seen by the creator alone', async () => {
    const of = await scene('Hi', 'Rude', 'Kind');
    const rate = (rating: -1 | 0 | 1, more = {}) =>
      stage.kindred.call('rateAnswer', { msg_id: of.msg_id, rating, ...more }, as(of));
    const rated = await rate(-1, { reasons: ['unpleasant', 'out_of_character'], note: 'Not like her' });
    expect(rated.data).toMatchObject({ content: 'Rude', rating: -1 });
    expect((await regenerate(of)).data.message).toMatchObject({ rating: 0 });
    await rate(1, { reasons: ['kind'] });
    expect((await choose(of, 1)).data.rating).toBe(-1);
    const own = { token: of.creator.token };
    const list = async () => (await stage.kindred.call('listRatings', {}, own)).data.list;
    expect(await list()).toMatchObject([
      { content: 'Kind', rating: 1, reasons: ['kind'], note: '' },
      {
        question: 'Hi',
        content: 'Rude',
        rating: -1,
        reasons: ['unpleasant', 'out_of_character'],
        note: 'Not like her',
      },
    ]);
    await rate(0);
    expect(await list()).toHaveLength(1);
    expect((await stage.kindred.call('listRatings', {}, as(of))).code).toBe(4031);
    const stranger = await createUser(stage.kindred.context);
    const theirs = { msg_id: of.msg_id, rating: 1 } as const;
    expect((await stage.kindred.call('rateAnswer', theirs, { token: stranger.token })).code).toBe(404);
    expect(
      (await stage.kindred.call('rateAnswer', { ...theirs, msg_id: await asked(of) }, as(of))).code,
    ).toBe(404);
  });

  test('goes with their account', async () => {
    const of = await scene('Hi', 'Rude');
    await stage.kindred.call('rateAnswer', { msg_id: of.msg_id, rating: -1 }, as(of));
    await stage.kindred.call('deleteAccount', {}, as(of));
    const { data } = await stage.kindred.call('listRatings', {}, { token: of.creator.token });
    expect(data.list).toEqual([]);
  });
});
