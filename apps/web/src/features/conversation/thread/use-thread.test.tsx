import type { ChatListItem } from '@kindred/contract/chat/calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { threadKey } from './thread.queries.ts';
import { emptyThread } from './thread.ts';
import { useThread } from './use-thread.ts';

function Messages({ conversation }: { conversation: ChatListItem }) {
  const { data } = useThread(conversation);
  return data?.messages.map(({ seq, content }) => <p key={seq}>{content}</p>);
}

test('messages that I deleted for myself are gone from a conversation that was read before, and later ones stay', async () => {
  stubFetch(() => new Promise(() => {}));
  const messages = [aMessage({ seq: 1 }), aMessage({ seq: 2 })];
  const conversation = aConversation({ cleared_seq: 1 });
  await show(<Messages conversation={conversation} />, [
    [threadKey(conversation), { ...emptyThread, messages }],
  ]);
  expect(screen.queryByText('Message 1')).toBeNull();
  expect(screen.getByText('Message 2')).toBeTruthy();
});
