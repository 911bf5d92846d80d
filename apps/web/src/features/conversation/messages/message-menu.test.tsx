import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { MessageActionsContext } from './message-actions.ts';
import { MessageView } from './message-view.tsx';
import { ReportMessageContext } from './report-message.ts';

const onReport = vi.fn<(message: ChatMessage) => void>();
const onReply = vi.fn<(message: ChatMessage) => void>();
const onEdit = vi.fn<(message: ChatMessage) => void>();

async function entries(
  message: Partial<ChatMessage>,
  side: ChatListItem['side'],
  resend?: { seq: number; on: (message: ChatMessage) => void },
): Promise<string[]> {
  await show(
    <ReportMessageContext value={onReport}>
      <MessageActionsContext
        value={{ onReply, onEdit, onJump: () => undefined, onJumpToDay: () => undefined, resend }}
      >
        <MessageView
          conversation={aConversation({ side })}
          message={aMessage({ seq: 3, created_time: new Date().toISOString(), ...message })}
          isFirst
          isLast
          answerActions={undefined}
        />
      </MessageActionsContext>
    </ReportMessageContext>,
  );
  const menuButton = screen.getByRole('button', { name: 'Message actions' });
  while (document.activeElement !== menuButton) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
}

test.each([
  ['fan', 'fan', ['Reply', 'Copy', 'Edit', 'Unsend']],
  ['creator', 'fan', ['Reply', 'Copy', 'Report']],
  ['ai', 'fan', ['Reply', 'Copy', 'Good answer', 'Bad answer', 'Report']],
  ['automated', 'fan', ['Reply', 'Copy', 'Report']],
  ['fan', 'creator', ['Reply', 'Copy', 'Report']],
  ['ai', 'creator', ['Reply', 'Copy', 'Unsend']],
] as const)('a message by the %s offers the %s: %s', async (identity, side, offered) => {
  expect(await entries({ identity }, side)).toEqual(offered);
});

test('an answer of the AI is reported by keyboard alone', async () => {
  await entries({ identity: 'ai' }, 'fan');
  await userEvent.keyboard('{End}{Enter}');
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ msg_id: '1003' }));
});

test('of what was unsent nothing is left but to report it', async () => {
  expect(await entries({ identity: 'creator', is_deleted: true, content: '' }, 'fan')).toEqual(['Report']);
});

test('after fifteen minutes a message cannot be edited any more', async () => {
  const created_time = new Date(Date.now() - 16 * 60_000).toISOString();
  expect(await entries({ identity: 'fan', created_time }, 'fan')).toEqual(['Reply', 'Copy', 'Unsend']);
});

test('one answers and edits by keyboard', async () => {
  await entries({ identity: 'fan' }, 'fan');
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ seq: 3 }));
  await userEvent.keyboard('{Enter}{End}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(onReply).toHaveBeenCalledWith(expect.objectContaining({ seq: 3 }));
});

test('a reaction is chosen from the menu', async () => {
  const asked = stubFetch(() => envelope(aMessage({ seq: 3, fan_reaction: '🔥', revision: 1 })));
  await entries({ identity: 'creator' }, 'fan');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'React with 🔥' }));
  expect(asked.mock.calls.map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ msg_id: '1003', emoji: '🔥' }),
  ]);
});

test('the same reaction again takes it away', async () => {
  const asked = stubFetch(() => envelope(aMessage({ seq: 3, revision: 2 })));
  await entries({ identity: 'creator', fan_reaction: '🔥', creator_reaction: '🔥' }, 'fan');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'React with 🔥' }));
  expect(asked.mock.calls.map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ msg_id: '1003', emoji: null }),
  ]);
});

test('a long press opens the menu by touch, and a swipe to the right answers', async () => {
  await entries({ identity: 'creator' }, 'fan');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const message = screen.getByRole('article');
  const touch = { pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(message, { ...touch, clientX: 10, clientY: 10 });
  expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeTruthy();
  fireEvent.pointerUp(message, touch);
  fireEvent.touchEnd(message);
  onReply.mockClear();
  fireEvent.pointerDown(message, { ...touch, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(message, { ...touch, clientX: 90, clientY: 12 });
  fireEvent.pointerUp(message, touch);
  expect(onReply).toHaveBeenCalledOnce();
});

test('a finger on an entry of the menu is none on the message below', async () => {
  await entries({ identity: 'creator' }, 'fan');
  const touch = { pointerType: 'touch', isPrimary: true };
  const entry = screen.getByRole('menuitem', { name: 'Copy' });
  onReply.mockClear();
  fireEvent.pointerDown(entry, { ...touch, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(entry, { ...touch, clientX: 90, clientY: 12 });
  fireEvent.pointerUp(entry, touch);
  expect(onReply).not.toHaveBeenCalled();
});

test('the last thing that one asked an AI can be asked with other words, however long ago', async () => {
  const on = vi.fn<(message: ChatMessage) => void>();
  const created_time = new Date(Date.now() - 16 * 60_000).toISOString();
  const offered = await entries({ identity: 'fan', created_time }, 'fan', { seq: 3, on });
  expect(offered).toEqual(['Reply', 'Copy', 'Edit and ask again', 'Unsend']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit and ask again' }));
  expect(on).toHaveBeenCalledWith(expect.objectContaining({ seq: 3 }));
});
