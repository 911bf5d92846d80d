import type { ChatListItem } from '@kindred/contract/chat/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation } from '../../inbox/chat-samples.ts';
import { AnsweringBar } from './answering-bar.tsx';

async function press(name: string, over: Partial<ChatListItem>, defaultMode: 0 | 1) {
  const fetch = stubFetch(() => envelope({ chat_mode: 1, mode: 'off' }));
  const conversation = aConversation({ side: 'creator', ...over });
  await show(<AnsweringBar conversation={conversation} defaultMode={defaultMode} />);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  const [url, init] = fetch.mock.calls[0]!;
  return [url, init?.method, JSON.parse(String(init?.body))];
}

test('a creator takes over this conversation, and no other', async () => {
  expect(await press('Answer myself', {}, 0)).toEqual([
    '/v3/api/dialogue/mode',
    'PUT',
    { char_id: '5', user_id: '1', mode: 'off' },
  ]);
});

test('handing back to the companion follows the default again where that is the default', async () => {
  const [, , body] = await press('Let the companion answer', { chat_mode: 1, mode: 'off' }, 0);
  expect(body).toMatchObject({ mode: 'default' });
});

test('a conversation that differs from the default says so', async () => {
  await show(
    <AnsweringBar
      conversation={aConversation({ side: 'creator', chat_mode: 0, mode: 'auto' })}
      defaultMode={1}
    />,
  );
  expect(screen.getByText(/In this chat only/)).toBeTruthy();
});
