import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { AgeHold } from './age-hold.tsx';

const decision = {
  decision_id: '7',
  kind: 'age_hold',
  reason: 'said_under_18',
  state: 'in_force',
  created_time: '2026-11-23T10:00:00.000Z',
  can_appeal: 1,
};

test('an account that is held says what stopped, what stays, and where help is', async () => {
  stubFetch(() => envelope({ list: [decision] }));
  await show(<AgeHold />);
  expect(screen.getByRole('heading', { name: 'We have to be sure that you are 18' })).toBeTruthy();
  for (const name of ['What has stopped', 'What stays', 'If you are under 18'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Helplines for young people' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

test('an appeal goes out in one’s own words, and the page says that it has arrived', async () => {
  let state = decision;
  const fetch = stubFetch((url) => {
    if (!String(url).includes('appeal')) return envelope({ list: [state] });
    state = { ...decision, state: 'under_review', can_appeal: 0 };
    return envelope({ decision: state, check_url: null });
  });
  await show(<AgeHold />);
  await userEvent.type(await screen.findByLabelText('Your words to us'), 'I spoke of my sister');
  await userEvent.click(screen.getByRole('button', { name: 'Send my appeal' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('We have your appeal'));
  const sent = fetch.mock.calls.find(([url]) => String(url).includes('appeal'));
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ decision_id: '7', content: 'I spoke of my sister' });
});
