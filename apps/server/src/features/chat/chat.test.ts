import type { LiveEvent } from '@kindred/contract/all/events';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

/** Creates a creator who answers by hand, and a fan. */
async function pair(options: { groupId?: string } = {}): Promise<{ creator: TestCreator; fan: TestUser }> {
  return {
    creator: await createCreator(kindred.context, { chatMode: 1, ...options }),
    fan: await createUser(kindred.context),
  };
}

const send = (
  from: TestUser,
  fields: { char_id: string; user_id?: string; content: string; client_id?: string },
) => kindred.call('charger', fields, { token: from.token });

const history = (
  viewer: TestUser,
  charId: string,
  more: { user_id?: string; before?: number; after?: number; size?: number } = {},
) => kindred.call('listMessages', { char_id: charId, ...more }, { token: viewer.token });

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

describe('a conversation', () => {
  test('is one and the same from both sides', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'Hello there' });
    await send(creator, { char_id: creator.charId, user_id: fan.userId, content: 'Hello yourself' });

    const ofFan = await history(fan, creator.charId);
    const ofCreator = await history(creator, creator.charId, { user_id: fan.userId });
    expect(ofFan.data.list).toEqual(ofCreator.data.list);
    expect(ofFan.data.list.map(({ seq, identity, content }) => [seq, identity, content])).toEqual([
      [1, 'fan', 'Hello there'],
      [2, 'creator', 'Hello yourself'],
    ]);
  });

  test('can be opened before its first message', async () => {
    const { creator, fan } = await pair();
    const answer = await kindred.call('getConversation', { char_id: creator.charId }, { token: fan.token });
    expect(answer.data).toMatchObject({ side: 'fan', last_seq: 0, unread: 0, chat_mode: 1 });
    const byAccount = await kindred.call(
      'getConversation',
      { char_id: creator.userId },
      { token: fan.token },
    );
    expect(byAccount.data).toMatchObject({ side: 'fan', char_id: creator.charId, user_id: fan.userId });
    expect((await history(fan, creator.charId)).data).toEqual({ list: [], last_seq: 0, live_reply: null });
  });

  test('counts what each side has not read, and receipts follow the reader', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'one' });
    await send(fan, { char_id: creator.charId, content: 'two' });
    const before = await kindred.call('listConversations', {}, { token: creator.token });
    expect(before.data).toMatchObject({
      unread_total: 2,
      list: [{ side: 'creator', unread: 2, content: 'two' }],
    });
    expect((await history(fan, creator.charId)).data.list.map((message) => message.receiptStatus)).toEqual([
      1, 1,
    ]);

    const events = listen(fan);
    const read = await kindred.call(
      'readConversation',
      { char_id: creator.charId, user_id: fan.userId, seq: 1 },
      { token: creator.token },
    );
    expect(read.data.unread_total).toBe(1);
    expect((await history(fan, creator.charId)).data.list.map((message) => message.receiptStatus)).toEqual([
      2, 1,
    ]);
    expect(events).toMatchObject([{ type: 'conversation.read', reader: 'creator', seq: 1 }]);
  });

  test('is never read backwards, nor further than it goes', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'only one' });
    const read = (seq: number) =>
      kindred.call(
        'readConversation',
        { char_id: creator.charId, user_id: fan.userId, seq },
        { token: creator.token },
      );
    await read(999);
    await read(0);
    const answer = await kindred.call('getConversation', { char_id: creator.charId }, { token: fan.token });
    expect(answer.data.peer_read_seq).toBe(1);
  });

  test('announces a message to both sides, each with the badge of their own', async () => {
    const { creator, fan } = await pair();
    const [ofFan, ofCreator] = [listen(fan), listen(creator)];
    await send(fan, { char_id: creator.charId, content: 'ping' });
    expect(ofFan).toMatchObject([{ type: 'message.stored', unread_total: 0, message: { content: 'ping' } }]);
    expect(ofCreator).toMatchObject([
      { type: 'message.stored', unread_total: 1, message: { content: 'ping' } },
    ]);
  });

  test('pages through its messages both ways', async () => {
    const { creator, fan } = await pair();
    for (const content of ['1', '2', '3', '4', '5']) await send(fan, { char_id: creator.charId, content });
    const seqs = async (more: object) =>
      (await history(fan, creator.charId, more)).data.list.map(({ seq }) => seq);
    expect(await seqs({ size: 2 })).toEqual([4, 5]);
    expect(await seqs({ size: 2, before: 4 })).toEqual([2, 3]);
    expect(await seqs({ size: 2, after: 1 })).toEqual([2, 3]);
  });
});

describe("another fan's conversation", () => {
  test('cannot be reached by naming ids in a query or a body', async () => {
    const { creator, fan } = await pair();
    const stranger = await createUser(kindred.context);
    const answer = await send(fan, { char_id: creator.charId, content: 'canary between us' });
    const key = { char_id: creator.charId, user_id: fan.userId };
    const token = { token: stranger.token };
    const answers = [
      await kindred.call('listMessages', key, token),
      await kindred.call('getConversation', key, token),
      await kindred.call('readConversation', { ...key, seq: 1 }, token),
      await kindred.call('deleteMessage', { msg_id: answer.lines[0]?.data.msg_id as string }, token),
      await send(stranger, { ...key, content: 'pretending' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
    const changes = await kindred.call('listChanges', {}, token);
    expect(JSON.stringify([answers, changes])).not.toContain('canary');
  });
});

describe('the list of conversations', () => {
  test('merges both sides, newest first, and goes on where a page ended', async () => {
    const me = await createCreator(kindred.context, { chatMode: 1 });
    const partners: string[] = [];
    for (let at = 0; at < 3; at++) {
      kindred.clock.advance(60);
      const otherPerson = await createCreator(kindred.context, { chatMode: 1, name: `Partner ${at}` });
      await send(me, { char_id: otherPerson.charId, content: `to ${at}` });
      partners.unshift(otherPerson.charId);
      kindred.clock.advance(60);
      const fan = await createUser(kindred.context, { nickname: `Fan of mine ${at}` });
      await send(fan, { char_id: me.charId, content: `from ${at}` });
      partners.unshift(fan.userId);
    }
    const partnerNames: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await kindred.call('listConversations', { size: 2, cursor }, { token: me.token });
      expect(page.data).toMatchObject({ count: 6, total_page: 3, unread_total: 3 });
      partnerNames.push(...page.data.list.map((item) => (item.side === 'fan' ? item.char_id : item.user_id)));
      cursor = page.data.next ?? undefined;
    } while (cursor);
    expect(partnerNames).toEqual(partners);
    const third = await kindred.call('listConversations', { size: 2, page: 3 }, { token: me.token });
    expect(third.data.list).toHaveLength(2);
  });
});

describe('catching up', () => {
  const changes = (viewer: TestUser, since: string) =>
    kindred.call('listChanges', { since }, { token: viewer.token });

  /**
   * Waits until every change can be listed: changes are withheld while an older transaction runs, also in another test's
   * database.
   */
  async function untilHandedOut(): Promise<void> {
    const snapshot = async (bound: 'xmin' | 'xmax') => {
      const text = `select pg_snapshot_${bound}(pg_current_snapshot())::text as number`;
      return BigInt((await kindred.context.pool.query(text)).rows[0].number);
    };
    const newest = await snapshot('xmax');
    await expect.poll(() => snapshot('xmin')).toBeGreaterThanOrEqual(newest);
  }

  test('brings messages, deletions and receipts since the last change number', async () => {
    const { creator, fan } = await pair();
    const answer = await send(fan, { char_id: creator.charId, content: 'will be taken back' });
    await untilHandedOut();
    const first = (await changes(creator, '0')).data;
    expect(first.messages.map(({ content }) => content)).toEqual(['will be taken back']);

    const messageId = answer.lines[0]?.data.msg_id as string;
    await kindred.call('deleteMessage', { msg_id: messageId }, { token: fan.token });
    await kindred.call(
      'readConversation',
      { char_id: creator.charId, user_id: fan.userId, seq: 1 },
      { token: creator.token },
    );
    await untilHandedOut();
    const later = (await changes(fan, first.next)).data;
    expect(later.messages).toMatchObject([
      { messageID: messageId, content: '', is_deleted: true, receiptStatus: 2 },
    ]);
    expect(later.conversations).toMatchObject([{ char_id: creator.charId, peer_read_seq: 1, content: '' }]);
    expect((await changes(fan, later.next)).data.messages).toEqual([]);
  });

  test('misses nothing of a transaction that commits late', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'the beginning' });
    const otherPerson = await createUser(kindred.context);
    await send(otherPerson, { char_id: creator.charId, content: 'another beginning' });
    await untilHandedOut();
    const start = (await changes(creator, '0')).data.next;

    const late = await kindred.context.pool.connect();
    await late.query('begin');
    await late.query(
      `select append_message(($1, $2, $3, 0)::conversation_key, draft_message('fan', 'text', 'late'), now())`,
      [fan.userId, creator.charId, creator.userId],
    );
    await send(otherPerson, { char_id: creator.charId, content: 'overtakes it' });
    const during = (await changes(creator, start)).data;
    await late.query('commit');
    late.release();
    await untilHandedOut();
    const after = (await changes(creator, during.next)).data;
    const contents = [...during.messages, ...after.messages].map(({ content }) => content);
    expect(new Set(contents)).toEqual(new Set(['late', 'overtakes it']));
  });

  test('of more than one page goes on until there is no more', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'first' });
    for (let at = 0; at < 700; at++) {
      await kindred.context.pool.query(
        `select append_message(($1, $2, $3, 0)::conversation_key, draft_message('fan', 'text', $4), now())`,
        [fan.userId, creator.charId, creator.userId, `number ${at}`],
      );
    }
    await untilHandedOut();
    const seqs = new Set<number>();
    let since = '0';
    for (let more = true; more; ) {
      const { data } = await changes(creator, since);
      for (const { seq } of data.messages) seqs.add(seq);
      ({ next: since, more } = data);
    }
    expect(seqs.size).toBe(701);
  });
});

describe('taking a message back', () => {
  test('empties it on both sides and lowers the badge', async () => {
    const { creator, fan } = await pair();
    const answer = await send(fan, { char_id: creator.charId, content: 'oops' });
    const events = listen(creator);
    await kindred.call(
      'deleteMessage',
      { msg_id: answer.lines[0]?.data.msg_id as string },
      { token: fan.token },
    );
    expect(events).toMatchObject([
      { type: 'message.changed', message: { content: '', is_deleted: true } },
      { type: 'unread.changed', unread_total: 0 },
    ]);
    const { list } = (await history(creator, creator.charId, { user_id: fan.userId })).data;
    expect(list).toMatchObject([{ seq: 1, content: '', is_deleted: true }]);
  });

  test('is for whoever wrote it', async () => {
    const { creator, fan } = await pair();
    const answer = await send(fan, { char_id: creator.charId, content: 'mine' });
    const refused = await kindred.call(
      'deleteMessage',
      { msg_id: answer.lines[0]?.data.msg_id as string },
      { token: creator.token },
    );
    expect(refused.code).toBe(4003);
  });
});

describe('switching between companion and creator', () => {
  const setMode = (creator: TestUser, mode: 0 | 1) =>
    kindred.call('setChatMode', { chat_mode: mode }, { token: creator.token });

  test('leaves a line in the conversations of the last day, and none without a change', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'old one' });
    kindred.clock.advance(25 * 3600);
    const recent = await createUser(kindred.context);
    await send(recent, { char_id: creator.charId, content: 'recent one' });
    const events = listen(recent);

    expect((await setMode(creator, 0)).data).toEqual({ chat_mode: 0 });
    await setMode(creator, 0);
    const lines = (await history(recent, creator.charId)).data.list.filter(({ type }) => type === 'mode');
    expect(lines).toMatchObject([{ identity: 'system', content: 'ai', seq: 2 }]);
    expect((await history(fan, creator.charId)).data.last_seq).toBe(1);
    expect(events.map(({ type }) => type)).toEqual(['message.stored', 'chat_mode.changed']);
  });

  test('does not disturb the list: no badge, no new preview', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'the last words' });
    await setMode(creator, 0);
    const { data } = await kindred.call('listConversations', {}, { token: fan.token });
    expect(data).toMatchObject({
      unread_total: 0,
      list: [{ content: 'the last words', chat_mode: 0, last_seq: 2 }],
    });
  });
});
