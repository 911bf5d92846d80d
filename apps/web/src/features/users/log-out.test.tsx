import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getSession, startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { logOutDialog } from './log-out.dialog.ts';

test('nobody is logged out by one click', async () => {
  stubFetch(() => envelope({}));
  startSession({ token: 't', imToken: 'i' });
  await show(<button onClick={() => void openDialog(logOutDialog, {})}>Leave</button>);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(getSession().token).toBe('t');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(getSession().token).toBeNull();
});
