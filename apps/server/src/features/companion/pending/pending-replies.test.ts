import type { LiveEvent } from '@kindred/contract/all/events';
import type { AnswerMode } from '@kindred/contract/chat/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CompanionAi, NoAnswer } from '../../../outside/ai/companion-ai.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { companionJobs } from '../companion.jobs.ts';
import { sendDueReply } from './send-pending-reply.ts';

const secret = 'Unseen words';
let answer: string;
const ai: CompanionAi = {
  kind: 'model',
  reply: async function* ({ messages }) {
    if (answer === '') throw new NoAnswer('no');
    yield answer;
    yield ` to ${messages.filter(({ role }) => role === 'user').at(-1)?.content}`;
  },
};

const kindred = useTestApp({ replace: { ai } });
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});
beforeEach(() => {
  answer = secret;
});

type Pair = { creator: TestCreator; fan: TestUser; events: LiveEvent[] };

async function pair(mode: AnswerMode): Promise<Pair> {
  const creator = await createCreator(kindred.context, { name: 'Mira' });
  const fan = await createUser(kindred.context);
  const settings = { mode, hours: null, away_mode: 'auto', hold_seconds: 60, message_price: 0 } as const;
  await kindred.call('setAnswerSettings', { ...settings, handover: ['refund'] }, { token: creator.token });
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
  return { creator, fan, events };
}

const send = ({ creator, fan }: Pair, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

const pendingReply = async ({ creator, fan }: Pair) =>
  (
    await kindred.call(
      'getPendingReply',
      { char_id: creator.charId, user_id: fan.userId },
      { token: creator.token },
    )
  ).data.pending;

/** The answer that is kept back, once it is written. */
const written = (pair: Pair, words = secret) =>
  vi.waitFor(
    async () => {
      const reply = await pendingReply(pair);
      if (!reply?.content.includes(words)) throw new Error('not written yet');
      return reply;
    },
    { timeout: 30_000, interval: 20 },
  );

const said = async ({ creator, fan }: Pair) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list.map(
    ({ identity, content }) => `${identity}: ${content}`,
  );

const idOf = async ({ creator, fan }: Pair, whose: 'fan' | 'ai') =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list.findLast(
    ({ identity }) => identity === whose,
  )?.msg_id ?? '';

const resend = async (talk: Pair, content: string) =>
  kindred.call('resendMessage', { msg_id: await idOf(talk, 'fan'), content }, { token: talk.fan.token });

/** The answer that waits goes out. */
async function goesOut(reply_id: string) {
  kindred.clock.advance(61);
  await sendDueReply(kindred.context, reply_id);
}

const asCreator = { hold: 'holdReply', discard: 'discardReply', send: 'sendPendingReply' } as const;
const act = ({ creator }: Pair, what: keyof typeof asCreator, reply_id: string) =>
  kindred.call(asCreator[what], { reply_id }, { token: creator.token });

describe('a supervised answer', () => {
  test('to other words of the fan’s comes into the log together with them, as a version', async () => {
    const talk = await pair('supervised');
    const sending = send(talk, 'Hi');
    await goesOut((await written(talk)).reply_id);
    await sending;
    const asking = resend(talk, 'Hello');
    const { reply_id } = await written(talk, 'Hello');
    const creatorsPage = await kindred.call(
      'listMessages',
      { char_id: talk.creator.charId, user_id: talk.fan.userId },
      { token: talk.creator.token },
    );
    expect(creatorsPage.data.list[0]?.content).toBe('Hi');
    await goesOut(reply_id);
    expect((await asking).data.message).toMatchObject({ version: 2, version_num: 2 });
    expect(await said(talk)).toEqual(['fan: Hello', `ai: ${secret} to Hello`]);
    const changed = talk.events.flatMap((event) =>
      event.type === 'message.changed' ? [event.message.content] : [],
    );
    expect(changed.slice(-2)).toEqual(['Hello', `${secret} to Hello`]);

    // Gone on with, it stays the same version, unless the creator gives it other words.
    const goingOn = kindred.call(
      'continueReply',
      { msg_id: await idOf(talk, 'ai') },
      { token: talk.fan.token },
    );
    const more = await written(talk, `to Hello${secret}`);
    const chosen = { msg_id: await idOf(talk, 'ai'), version: 1 };
    expect((await kindred.call('chooseVersion', chosen, { token: talk.fan.token })).code).toBe(4411);
    const words = { reply_id: more.reply_id, content: 'Mine' };
    expect((await kindred.call('sendPendingReply', words, { token: talk.creator.token })).code).toBe(2000);
    expect((await goingOn).data.message).toMatchObject({
      content: 'Mine',
      is_creator_edited: true,
      version: 3,
      version_num: 3,
    });
    // Each version says for itself whose words it has.
    const { data } = await kindred.call('chooseVersion', chosen, { token: talk.fan.token });
    expect(data).toMatchObject({ version: 1, is_creator_edited: false });
    const back = await kindred.call('chooseVersion', { ...chosen, version: 3 }, { token: talk.fan.token });
    expect(back.data).toMatchObject({ content: 'Mine', is_creator_edited: true });
  });

  test('to other words is not the answer to what the fan says meanwhile', async () => {
    const talk = await pair('supervised');
    answer = '';
    await send(talk, 'Hi');
    answer = secret;
    const asking = resend(talk, 'Hello');
    const first = await written(talk, 'Hello');
    const sending = send(talk, 'And you?');
    await vi.waitFor(async () => expect(await said(talk)).toHaveLength(2), { timeout: 30_000 });
    await goesOut(first.reply_id);
    await asking;
    const second = await written(talk, 'And you?');
    expect(second.to_seq).toBe(2);
    await goesOut(second.reply_id);
    await sending;
    expect(await said(talk)).toEqual([
      'fan: Hello',
      'fan: And you?',
      `ai: ${secret} to Hello`,
      `ai: ${secret} to And you?`,
    ]);
  });

  test('is typing to the fan and a countdown to the creator, then goes out by itself, once', async () => {
    const talk = await pair('supervised');
    const sending = send(talk, 'Hi');
    const reply = await written(talk);
    expect(reply).toMatchObject({ state: 'waiting', content: `${secret} to Hi`, to_seq: 1 });
    expect(reply.due_in_ms).toBeGreaterThan(50_000);
    expect(talk.events.filter(({ type }) => type === 'reply.written')).toMatchObject([
      { reply_content: '', offset: 0 },
    ]);
    const { fan, creator } = talk;
    const page = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
    expect(page.data).toMatchObject({ last_seq: 1, live_reply: { reply_content: '' } });
    for (const token of [fan.token, creator.token]) {
      expect(
        (
          await kindred.call(
            'regenerateReply',
            { msg_id: page.data.live_reply?.msg_id ?? '' },
            { token: creator.token },
          )
        ).code,
      ).toBe(4401);
      const looked = await kindred.call(
        'getPendingReply',
        { char_id: creator.charId, user_id: fan.userId },
        { token },
      );
      expect(looked.code).toBe(token === creator.token ? 2000 : 4031);
    }
    expect(JSON.stringify(talk.events)).not.toContain(secret);

    await Promise.all([1, 2, 3].map(() => sendDueReply(kindred.context, reply.reply_id)));
    expect(await said(talk)).toEqual(['fan: Hi']);
    kindred.clock.advance(61);
    // Two processes, each with its job.
    await Promise.all([1, 2, 3, 4].map(() => sendDueReply(kindred.context, reply.reply_id)));
    expect((await sending).data).toMatchObject({ done: true, message: { identity: 'ai' } });
    expect(await said(talk)).toEqual(['fan: Hi', `ai: ${secret} to Hi`]);
    expect(await pendingReply(talk)).toBeNull();
  });

  test('whose job was lost with its process goes out all the same', async () => {
    const talk = await pair('supervised');
    const sending = send(talk, 'Hi');
    const { reply_id } = await written(talk);
    await kindred.context.pool.query(`select graphile_worker.remove_job($1)`, [`companion.due:${reply_id}`]);
    kindred.clock.advance(100);
    await companionJobs(kindred.context)['companion.requeue']?.({}, new AbortController().signal);
    expect((await sending).data.message?.content).toBe(`${secret} to Hi`);
  });

  test('that is stopped stays as a draft, which the creator edits and sends', async () => {
    const talk = await pair('supervised');
    const sending = send(talk, 'Hi');
    const { reply_id } = await written(talk);
    expect((await act(talk, 'hold', reply_id)).code).toBe(2000);
    kindred.clock.advance(100);
    await sendDueReply(kindred.context, reply_id);
    expect(await pendingReply(talk)).toMatchObject({ state: 'draft', due_time: null });
    // The fan has been told no more than that nothing comes.
    expect((await sending).data).not.toHaveProperty('message');
    const order = { reply_id, content: 'My own version' };
    const sent = await kindred.call('sendPendingReply', order, { token: talk.creator.token });
    const again = await kindred.call('sendPendingReply', order, { token: talk.creator.token });
    expect(again.data).toEqual(sent.data);
    // Words that an AI began stay the AI's, and say that somebody has changed them.
    expect(await said(talk)).toEqual(['fan: Hi', 'ai: My own version']);
    expect(sent.data).toMatchObject({ identity: 'ai', is_creator_edited: true });
  });

  test('is written anew when the fan writes again, and then answers both messages', async () => {
    const talk = await pair('supervised');
    const first = send(talk, 'One');
    await written(talk);
    answer = 'For both';
    const second = send(talk, 'Two');
    const reply = await written(talk, 'For both');
    kindred.clock.advance(61);
    await sendDueReply(kindred.context, reply.reply_id);
    expect((await Promise.all([first, second])).map(({ data }) => data.message?.seq)).toEqual([3, 3]);
    expect(await said(talk)).toEqual(['fan: One', 'fan: Two', 'ai: For both to Two']);
  });

  test('either goes out or is held back, and never both, whatever races its time', async () => {
    const rivals = {
      stop: ({ creator }: Pair, reply_id: string) =>
        kindred.call('holdReply', { reply_id }, { token: creator.token }),
      discard: ({ creator }: Pair, reply_id: string) =>
        kindred.call('discardReply', { reply_id }, { token: creator.token }),
      'the fan’s stop': ({ fan }: Pair, reply_id: string) =>
        kindred.call('stopReply', { reply_id }, { token: fan.token }),
      'taking over': ({ creator, fan }: Pair) =>
        kindred.call(
          'setConversationMode',
          { char_id: creator.charId, user_id: fan.userId, mode: 'off' },
          { token: creator.token },
        ),
      block: ({ creator, fan }: Pair) =>
        kindred.call('block', { block_id: fan.userId, block: 1 }, { token: creator.token }),
      'the creator’s own words': ({ creator, fan }: Pair) =>
        kindred.call(
          'charger',
          { char_id: creator.charId, user_id: fan.userId, content: 'It is me' },
          { token: creator.token },
        ),
      'sending it now': ({ creator }: Pair, reply_id: string) =>
        kindred.call('sendPendingReply', { reply_id }, { token: creator.token }),
    };
    for (let round = 0; round < faultRounds({ few: 2, whole: 40 }); round++) {
      for (const [name, rival] of Object.entries(rivals)) {
        const talk = await pair('supervised');
        const sending = send(talk, 'Hi');
        const { reply_id } = await written(talk);
        kindred.clock.advance(61);
        const due = () => sendDueReply(kindred.context, reply_id);
        await Promise.all(round % 2 ? [due(), rival(talk, reply_id), due()] : [rival(talk, reply_id), due()]);
        await sending;
        await due();
        const { rows } = await kindred.context.pool.query(
          `select r.state, count(m.message_id)::integer as messages from companion_replies r
            left join messages m using (message_id) where reply_id = $1 group by r.state`,
          [reply_id],
        );
        const [{ state, messages }] = rows;
        expect([name, messages]).toEqual([name, state === 'complete' ? 1 : 0]);
        expect(state).not.toBe('waiting');
        if (name === 'sending it now') expect(state).toBe('complete');
      }
    }
  });
});

describe('a draft', () => {
  test('is for the creator alone until they send it, and the fan does not wait on the line for it', async () => {
    const talk = await pair('draft');
    expect((await send(talk, 'Hi')).lines.map(({ data }) => Object.keys(data).sort())).toEqual([
      ['message', 'msg_id'],
      ['done'],
    ]);
    const reply = await written(talk);
    expect(reply).toMatchObject({ state: 'draft', due_time: null, due_in_ms: null });
    kindred.clock.advance(10_000);
    await sendDueReply(kindred.context, reply.reply_id);
    expect(await said(talk)).toEqual(['fan: Hi']);
    expect(talk.events.map(({ type }) => type)).not.toContain('reply.written');
    expect(JSON.stringify(talk.events)).not.toContain(secret);
    expect((await act(talk, 'send', reply.reply_id)).data).toMatchObject({ identity: 'ai', seq: 2 });
  });

  test('that is thrown away is gone, and so is one whose creator has answered themselves', async () => {
    const talk = await pair('draft');
    await send(talk, 'Hi');
    const { reply_id } = await written(talk);
    expect((await act(talk, 'discard', reply_id)).code).toBe(2000);
    expect((await act(talk, 'send', reply_id)).code).toBe(4401);
    await send(talk, 'Still there?');
    await written(talk, 'Still there?');
    const { creator, fan } = talk;
    const own = { char_id: creator.charId, user_id: fan.userId, content: 'Here I am' };
    await kindred.call('charger', own, { token: creator.token });
    expect(await pendingReply(talk)).toBeNull();
    expect(await said(talk)).toEqual(['fan: Hi', 'fan: Still there?', 'creator: Here I am']);
  });

  test('of somebody else can be neither seen nor sent nor stopped', async () => {
    const talk = await pair('draft');
    await send(talk, 'Hi');
    const { reply_id } = await written(talk);
    const rival = await createCreator(kindred.context);
    for (const what of Object.keys(asCreator) as (keyof typeof asCreator)[]) {
      expect((await act({ ...talk, creator: rival }, what, reply_id)).code).toBe(4401);
    }
    expect((await kindred.call('stopReply', { reply_id }, { token: talk.fan.token })).code).toBe(4401);
    expect(await pendingReply(talk)).toMatchObject({ reply_id });
  });
});
