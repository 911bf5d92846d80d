import type { LiveEvent } from '@kindred/contract/all/events';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';

const kindred = useTestApp();

async function pair() {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context);
  const { charId } = creator;
  return {
    creator,
    fan,
    say: (from: TestUser, content = 'Hello') =>
      kindred.call(
        'charger',
        { char_id: charId, content, ...(from === fan ? {} : { user_id: fan.userId }) },
        { token: from.token },
      ),
    read: (by: TestUser, seq: number) =>
      kindred.call(
        'readConversation',
        { char_id: charId, seq, ...(by === fan ? {} : { user_id: fan.userId }) },
        { token: by.token },
      ),
    /** Returns what this person sees of the other person's reading: by message, in the list, among changes. */
    seenBy: async (person: TestUser) => {
      const key = { char_id: charId, ...(person === fan ? {} : { user_id: fan.userId }) };
      const own = { token: person.token };
      const { list } = (await kindred.call('listMessages', key, own)).data;
      const { data: item } = await kindred.call('getConversation', key, own);
      const { messages } = (await kindred.call('listChanges', { since: '0' }, own)).data;
      return {
        history: list.map(({ receiptStatus }) => receiptStatus),
        changes: messages.map(({ receiptStatus }) => receiptStatus),
        peer: item.peer_read_seq,
        unread: item.unread,
      };
    },
  };
}

const setReceipts = ({ token }: TestUser, show_receipts: 0 | 1) =>
  kindred.call('updatePrivacySettings', { show_receipts }, { token });

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

test('who shows no receipts is not seen reading, by any way, and sees nobody read; unread counts go on', async () => {
  const { creator, fan, say, read, seenBy } = await pair();
  expect((await kindred.call('getPrivacySettings', {}, { token: fan.token })).data).toEqual({
    show_receipts: 1,
  });
  await say(fan);
  await read(creator, 1);
  await expect.poll(() => seenBy(fan)).toMatchObject({ history: [2], changes: [2], peer: 1 });

  expect((await setReceipts(creator, 0)).data).toEqual({ show_receipts: 0 });
  const [atFan, atCreator] = [listen(fan), listen(creator)];
  await say(fan, 'Still there?');
  await read(creator, 2);
  await expect.poll(() => seenBy(fan)).toMatchObject({ history: [1, 1], changes: [1, 1], peer: 0 });
  expect((await seenBy(creator)).unread).toBe(0);
  // Writing marks the conversation as read, which is not shown either; nor is the fan's reading.
  await say(fan, 'Once more');
  await say(creator, 'Yes');
  await read(fan, 4);
  await expect.poll(() => seenBy(creator)).toMatchObject({ history: [1, 1, 1, 1], peer: 0 });
  const readers = (events: LiveEvent[]) =>
    events.flatMap((event) => (event.type === 'conversation.read' ? [event.reader] : []));
  expect(readers(atFan)).toEqual(['fan']);
  expect(readers(atCreator)).toEqual(['creator', 'creator']);

  await setReceipts(creator, 1);
  await expect.poll(() => seenBy(fan)).toMatchObject({ history: [2, 2, 2, 2], peer: 4 });
  await setReceipts(fan, 0);
  await expect.poll(() => seenBy(creator)).toMatchObject({ peer: 0 });
});
