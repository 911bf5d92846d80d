import type { NoticeChoice } from '@kindred/contract/account/calls';
import { pushTypes } from '@kindred/contract/account/limits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { pushConfigQuery } from '../account.queries.ts';
import { NoticeSwitches } from './notice-switches.tsx';

const choices = (change: Partial<NoticeChoice> = {}): { list: NoticeChoice[] } => ({
  list: pushTypes.map((push_type) => ({
    push_type,
    push: 1,
    site: 1,
    ...(push_type === 'chat_msg' ? change : {}),
  })),
});

const messages = () => screen.findByRole('switch', { name: 'Messages' });

test('a switch changes at once and stays as the server says', async () => {
  const fetch = stubFetch((url) =>
    envelope(url.includes('update') ? choices({ site: 0 }) : choices({ site: 1 })),
  );
  await show(<NoticeSwitches channel="site" />, [[pushConfigQuery.queryKey, choices()]]);
  await userEvent.click(await messages());
  expect((await messages()).getAttribute('aria-checked')).toBe('false');
  await waitFor(() => {
    const sent = fetch.mock.calls.find(([url]) => url.includes('update'));
    expect(sent?.[1]?.body).toBe('{"push_type":"chat_msg","channel":"site","is_on":0}');
  });
});

test('a switch that could not be saved goes back and says why', async () => {
  stubFetch((url) =>
    url.includes('update') ? answer({ code: 429, msg: 'Too many', data: null }, 429) : envelope(choices()),
  );
  await show(<NoticeSwitches channel="push" />, [[pushConfigQuery.queryKey, choices()]]);
  await userEvent.click(await messages());
  expect(await screen.findByText(/Could not be saved: Too many at once/)).toBeTruthy();
  expect((await messages()).getAttribute('aria-checked')).toBe('true');
});

test('what only creators are told of is not offered to fans', async () => {
  stubFetch(() => envelope(choices()));
  await show(<NoticeSwitches channel="push" />, [[pushConfigQuery.queryKey, choices()]]);
  await messages();
  expect(screen.queryByRole('switch', { name: 'New followers and subscribers' })).toBeNull();
});
