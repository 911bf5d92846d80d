import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../../test/fake-server.ts';
import { show } from '../../../../test/show.tsx';
import { aConversation, aMessage } from '../../../inbox/chat-samples.ts';
import { addFreshGift } from './fresh-gifts.ts';
import { GiftMessage } from './gift-message.tsx';

const gift = (fields: Partial<ChatMessage> = {}) =>
  aMessage({ seq: 3, type: 'gift', diamonds: 500, content: '', identity: 'fan', ...fields });
const open = (message: ChatMessage, side: ChatListItem['side']) =>
  show(<GiftMessage message={message} conversation={aConversation({ side })} />);

test('a creator thanks for a gift with one tap', async () => {
  const sent: unknown[] = [];
  const message = gift();
  stubFetch((_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return envelope({ ...message, creator_reaction: '❤️' });
  });
  await open(message, 'creator');
  await userEvent.click(screen.getByRole('button', { name: 'Say thanks' }));
  await waitFor(() => expect(sent).toEqual([{ msg_id: message.msg_id, emoji: '❤️' }]));
});

test('its giver reads the thanks beside it, and has nobody to thank', async () => {
  await open(gift({ creator_reaction: '🔥' }), 'fan');
  expect(screen.getByText('Mira thanks you 🔥')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Say thanks' })).toBeNull();
});

test('a gift that has just come is festive once, on whichever side', async () => {
  const message = gift();
  addFreshGift(message.msg_id);
  await open(message, 'creator');
  const ring = document.querySelector('.animate-ring');
  expect(ring).not.toBeNull();
  if (ring) fireEvent.animationEnd(ring);
  expect(document.querySelector('.animate-ring, .animate-unwrap')).toBeNull();
});

test('its giver is spoken to in the second person, who receives it reads who gave it', async () => {
  await open(gift(), 'fan');
  expect(screen.getByText('You sent a gift')).toBeTruthy();
  await open(gift({ is_deleted: true }), 'fan');
  expect(screen.getByText('You took a gift back')).toBeTruthy();
  await open(gift(), 'creator');
  expect(screen.getByText('Mira sent a gift')).toBeTruthy();
});
