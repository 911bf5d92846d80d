import { beforeEach, describe, expect, test } from 'vitest';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { endSession, startSession } from '../../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { aMessage } from '../../inbox/chat-samples.ts';
import { catchUp } from './catch-up.ts';
import { threadKey } from './thread.queries.ts';
import { sampleKey as key, sampleChatCache } from './thread-cache-samples.ts';

const chatChangesNext = personalItem<string>('tab', 'chatChangesNext');

let { client, thread, isStale } = sampleChatCache();

beforeEach(() => {
  ({ client, thread, isStale } = sampleChatCache());
});

describe('after an absence', () => {
  const changes = (over: object) => ({
    messages: [],
    conversations: [],
    next: '100',
    more: false,
    unread_total: 0,
    ...over,
  });

  test('everything that changed since is asked for, page after page, and the position is saved', async () => {
    chatChangesNext.set('100');
    const deleted = aMessage({ seq: 1, is_deleted: true, content: '' });
    const fetch = stubFetch((url) =>
      url.includes('since=100')
        ? envelope(changes({ messages: [deleted], next: '120', more: true }))
        : envelope(changes({ messages: [aMessage({ seq: 2, identity: 'ai' })], next: '130' })),
    );
    await catchUp(client);
    expect(thread()?.messages).toMatchObject([{ seq: 1, is_deleted: true }, { seq: 2 }]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(chatChangesNext.get()).toBe('130');
  });

  test('a failure leaves the position where it was, so that nothing is skipped', async () => {
    chatChangesNext.set('100');
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(catchUp(client)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(chatChangesNext.get()).toBe('100');
  });

  test.each([undefined, '100'])(
    'an answer that comes when the person has left leaves nothing in the tab, after %s',
    async (position) => {
      startSession({ token: 'a token', imToken: 'an im token' });
      if (position) chatChangesNext.set(position);
      stubFetch(() => {
        endSession('logout');
        return envelope(changes({ next: '130', messages: [aMessage({ seq: 2, identity: 'ai' })] }));
      });
      await catchUp(client);
      expect(chatChangesNext.get()).toBeUndefined();
      expect(thread()?.messages).toHaveLength(1);
    },
  );

  test('the first time, what is on screen is read again and the present position is saved', async () => {
    stubFetch(() => envelope(changes({ next: '90' })));
    await catchUp(client);
    expect(chatChangesNext.get()).toBe('90');
    expect(isStale(threadKey(key))).toBe(true);
  });
});
