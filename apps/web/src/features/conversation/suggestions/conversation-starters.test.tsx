import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation } from '../../inbox/chat-samples.ts';
import { draftItem } from '../insert-text.ts';
import { ConversationStarters } from './conversation-starters.tsx';

async function open(message_price: number) {
  stubFetch(() => envelope({ list: [{ content: 'What are you making?' }] }));
  const onSend = vi.fn();
  const conversation = { ...aConversation(), message_price };
  await show(<ConversationStarters conversation={conversation} messages={[]} onSend={onSend} />);
  await userEvent.click(await screen.findByRole('button', { name: 'What are you making?' }));
  return { onSend, draft: draftItem(conversation).get() };
}

test('a tap on a first message sends it and leaves the field empty', async () => {
  const { onSend, draft } = await open(0);
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ content: 'What are you making?' });
  expect(draft).toBeUndefined();
});

test('where messages cost something, it is put into the field, which says the price', async () => {
  const { onSend, draft } = await open(5);
  expect(onSend).not.toHaveBeenCalled();
  expect(draft).toBe('What are you making?');
});
