import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { ReceiptsChoice } from './receipts-choice.tsx';

test('read receipts are switched off and on again; where the server refuses, the switch stays as it was', async () => {
  let shown = 1;
  let isRefusing = false;
  let refusals = 0;
  stubFetch((_url, init) => {
    if (init?.body === undefined) return envelope({ show_receipts: shown });
    if (isRefusing) {
      refusals++;
      return answer({ code: 4290, msg: 'Please wait a moment', data: null }, 429);
    }
    shown = (JSON.parse(String(init.body)) as { show_receipts: number }).show_receipts;
    return envelope({ show_receipts: shown });
  });
  await show(<ReceiptsChoice />);
  const receipts = await screen.findByRole('switch', { name: 'Read receipts', checked: true });
  await userEvent.click(receipts);
  await screen.findByRole('switch', { name: 'Read receipts', checked: false });
  expect(shown).toBe(0);
  await userEvent.click(receipts);
  await waitFor(() => expect(shown).toBe(1));
  isRefusing = true;
  await userEvent.click(await screen.findByRole('switch', { name: 'Read receipts', checked: true }));
  await waitFor(() => expect(refusals).toBe(1));
  await screen.findByRole('switch', { name: 'Read receipts', checked: true });
  expect(shown).toBe(1);
});
