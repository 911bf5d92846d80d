import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { envelope, onlineAs, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { HandleField } from './handle-field.tsx';
import { useHandleCheck } from './use-handle-check.ts';

function Field() {
  const [handle, setHandle] = useState('');
  const state = useHandleCheck(handle);
  return (
    <HandleField value={handle} state={state} isReminded={false} error={undefined} onChange={setHandle} />
  );
}

beforeEach(() => {
  onlineAs(true);
  stubFetch((url) => envelope({ handle: '', outcome: url.includes('admin') ? 'invalid' : 'free' }));
});

const rule = 'Use 3 to 30 of a–z, 0–9 and _, with at least one letter.';

test.each(['mara-clay', '12345', 'mara clay', '玛拉玛拉'])(
  'a handle that cannot be one says why: %s',
  async (typed) => {
    await show(<Field />);
    await userEvent.type(screen.getByLabelText('Handle'), typed);
    expect(screen.getByText(rule)).toBeTruthy();
    expect(screen.getByLabelText('Handle').getAttribute('aria-invalid')).toBe('true');
  },
);

test('the beginning of a handle is not called wrong', async () => {
  await show(<Field />);
  await userEvent.type(screen.getByLabelText('Handle'), 'ma');
  expect(screen.getByLabelText('Handle').getAttribute('aria-invalid')).not.toBe('true');
});

test('a handle that the house keeps for itself is as good as taken', async () => {
  await show(<Field />);
  await userEvent.type(screen.getByLabelText('Handle'), 'admin');
  expect((await screen.findAllByText(/This handle is taken/)).length).toBeGreaterThan(0);
});
