import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { offerRest } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { aConversation } from '../../inbox/chat-samples.ts';
import { addToOutbox, changeOutbox, failInOutbox } from '../../outbox/outbox.ts';
import { Paywall } from './paywall.tsx';

const character = {
  char_id: '5',
  name: 'Mira',
  group_id: 'group_2_3',
  is_sold: false,
  pro_sales_open: true,
  offer: {
    month_usd_cents: 999,
    trial_days: 3,
    first_charge_date: '2026-11-25T09:00:00Z',
    first_charge_usd_cents: 999,
    ...offerRest,
  },
} as CharacterInfo;

beforeEach(() => changeOutbox(() => []));

const open = (over: Partial<ChatListItem> = {}, info: Partial<CharacterInfo> = {}) =>
  show(<Paywall conversation={aConversation(over)} character={{ ...character, ...info }} />);

test('says before anything is written what writing takes: trial, price, date, and the way in', async () => {
  await open();
  const wall = screen.getByRole('region', { name: 'Messages to Mira are for subscribers' });
  expect(wall.textContent).toContain('3 days free');
  expect(wall.textContent).toMatch(/Free until Nov 25(, 2026)?, then \$9\.99 a month until you cancel\./);
  expect(wall.textContent).toContain('your message is saved here and sent once you subscribe');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('offers nothing that cannot be had', async () => {
  await open({}, { pro_sales_open: false });
  expect(screen.getByText('Temporarily unable to subscribe Pro')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('sells nothing beside help', async () => {
  await open({ type: 'help' });
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

test('sells nothing beside help that came with a refusal', async () => {
  const { clientId } = addToOutbox({
    char_id: '5',
    user_id: '1',
    chat_no: 0,
    side: 'fan',
    writerId: '1',
    content: '…',
  });
  failInOutbox(clientId, { errorState: 3, help: 'Call 988.' });
  await open();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});
