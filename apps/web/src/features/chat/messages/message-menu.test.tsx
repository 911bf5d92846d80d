import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show.tsx';
import { aConversation, aMessage } from '../chat-samples.ts';
import { MessageMenu } from './message-menu.tsx';
import { ReportMessageContext } from './report-message.ts';

const onReport = vi.fn<(message: ChatMessage) => void>();

/** What the menu of a message offers, as it was opened by keyboard. */
async function entries(message: Partial<ChatMessage>, side: ChatListItem['side']): Promise<string[]> {
  await show(
    <ReportMessageContext value={onReport}>
      <MessageMenu conversation={aConversation({ side })} message={aMessage({ seq: 3, ...message })} />
    </ReportMessageContext>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
}

test.each([
  ['fan', 'fan', ['Copy', 'Take back']],
  ['creator', 'fan', ['Copy', 'Report']],
  ['ai', 'fan', ['Copy', 'Report']],
  ['automated', 'fan', ['Copy', 'Report']],
  ['fan', 'creator', ['Copy', 'Report']],
  ['ai', 'creator', ['Copy', 'Take back']],
] as const)('a message by the %s offers the %s: %s', async (identity, side, offered) => {
  expect(await entries({ identity }, side)).toEqual(offered);
});

test('an answer of the AI is reported by keyboard alone', async () => {
  await entries({ identity: 'ai' }, 'fan');
  await userEvent.keyboard('{End}{Enter}');
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ msg_id: '1003' }));
});
