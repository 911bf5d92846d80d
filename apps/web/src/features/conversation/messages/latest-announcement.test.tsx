import type { ChatMessage } from '@kindred/contract/chat/calls';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { LatestAnnouncement } from './latest-announcement.tsx';

/** What a screen reader hears when this comes into an open conversation. */
function heard(message: Partial<ChatMessage>): string | null {
  const before = [aMessage({ seq: 1 })];
  const view = (messages: readonly ChatMessage[]) => (
    <LatestAnnouncement conversation={aConversation()} messages={messages} />
  );
  const { rerender, container } = render(view(before));
  expect(container.textContent).toBe('');
  rerender(view([...before, aMessage({ seq: 2, ...message })]));
  return container.textContent;
}

test.each([
  ['manual', 'Mira answers in person from here on'],
  ['ai', 'The AI companion of Mira answers from here on'],
])('a switch of who answers (%s) is read out in words', (content, words) => {
  expect(heard({ identity: 'system', type: 'mode', content })).toBe(words);
});

test('a level of intimacy is read out in words', () => {
  expect(heard({ identity: 'system', type: 'level', content: '2' })).toBe(
    'You and Mira have reached a new level: 2',
  );
});

test.each([
  ['0', 'A month with Mira'],
  ['1', 'A year with Mira'],
  ['3', '3 years with Mira'],
])('time together (%s years) is read out in words', (content, words) => {
  expect(heard({ identity: 'system', type: 'milestone', content })).toBe(words);
});

test('a message is read out with who wrote it, a deleted one without its words', () => {
  expect(heard({ identity: 'ai', content: 'Good evening' })).toBe('AI companion of Mira: Good evening');
  expect(heard({ identity: 'creator', content: '', is_deleted: true })).toBe(
    'Mira in person: Message deleted',
  );
});
