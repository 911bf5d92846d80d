import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { getSession } from '../../../lib/storage/session.ts';
import { conversationsQuery, openedConversationsKey } from '../../inbox/inbox.queries.ts';
import { storeConversation, storeUnreadTotal } from '../../inbox/inbox-cache.ts';
import { threadsKey } from './thread.queries.ts';
import { storeMessage } from './thread-cache.ts';

// Chat state is stored in session storage: each tab remembers how far it has come itself.
const nextItem = personalItem<string>('tab', 'chatChangesNext');

/**
 * Brings the conversations up to date after an absence: everything that changed since the last time, edits,
 * receipts and deletions included. The first time it reads what is on screen again and notes where changes stand.
 * An answer that comes after a logout is dropped.
 */
export async function catchUp(client: QueryClient): Promise<void> {
  const since = nextItem.get();
  if (since === undefined) return start(client);
  let next = since;
  let more = true;
  const { token } = getSession();
  while (more) {
    const changes = await call('listChanges', { since: next });
    if (getSession().token !== token) return;
    for (const message of changes.messages) storeMessage(client, message);
    for (const item of changes.conversations) storeConversation(client, item);
    storeUnreadTotal(client, changes.unread_total);
    more = changes.more && changes.next !== next;
    next = changes.next;
    nextItem.set(next);
  }
}

// Far beyond any change there is, so that nothing is listed and only the present number comes back.
const beyond = '999999999999999999';

async function start(client: QueryClient): Promise<void> {
  const { token } = getSession();
  const { next, unread_total } = await call('listChanges', { since: beyond });
  if (getSession().token !== token) return;
  if (next !== beyond) nextItem.set(next);
  storeUnreadTotal(client, unread_total);
  await Promise.all([
    client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
    client.invalidateQueries({ queryKey: openedConversationsKey }),
    client.invalidateQueries({ queryKey: threadsKey }),
  ]);
}
