import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { MessageView } from './message-view.tsx';

function show(message: Partial<ChatMessage>, conversation: Partial<ChatListItem> = {}) {
  render(
    <MessageView
      conversation={aConversation(conversation)}
      message={aMessage({ seq: 3, ...message })}
      isFirst
      isLast
      answerActions={undefined}
    />,
  );
}

test.each([
  ['ai', 'AI companion of Mira'],
  ['creator', 'Mira in person'],
  ['automated', 'Automated message'],
] as const)('a message by the %s says so', (identity, label) => {
  show({ identity });
  expect(screen.getByText(label)).toBeTruthy();
});

test('an answer that the creator changed before it went out names both', () => {
  show({ identity: 'ai', is_creator_edited: true });
  expect(screen.getByText('AI companion, changed by Mira')).toBeTruthy();
});

test('my message is sent, and read once the other side has read that far', () => {
  show({ identity: 'fan' }, { peer_read_seq: 2 });
  expect(screen.getByRole('img', { name: 'Sent' })).toBeTruthy();
  show({ identity: 'fan', content: 'Another' }, { peer_read_seq: 3 });
  expect(screen.getByRole('img', { name: 'Read' })).toBeTruthy();
});

test('a message that was taken back shows none of its words', () => {
  show({ is_deleted: true, content: '' });
  expect(screen.getByText('Message deleted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Message actions' })).toBeNull();
});

test('a gift shows its diamonds', () => {
  show({ type: 'gift', diamonds: 500, content: '' });
  expect(screen.getByText('500 diamonds')).toBeTruthy();
});

test('an answer that was stopped says so', () => {
  show({ identity: 'ai', content: 'As far as', is_stopped: true });
  expect(screen.getByText('Stopped')).toBeTruthy();
});

test('a switch of who answers leaves a line', () => {
  show({ identity: 'system', type: 'mode', content: 'manual' });
  expect(screen.getByText('Mira answers in person from here on')).toBeTruthy();
});
