import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { closeDialogsAbove, useDialogs } from '../../ui/overlay/dialogs.ts';
import { ChatModePopover } from './chat-mode-popover.tsx';

afterEach(() => closeDialogsAbove(0));

test('choosing who answers by default asks first', async () => {
  const fetch = stubFetch(() => envelope({ following: 1, differing: 0 }));
  await show(<ChatModePopover current={0} trigger={<button type="button">Mode</button>} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Manual/ }));
  await waitFor(() => expect(useDialogs.getState().stack).toMatchObject([{ props: { mode: 1 } }]));
  expect(fetch.mock.calls.filter(([, init]) => init?.method !== 'GET')).toEqual([]);
});
