import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, envelope, streamOf, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { closeDialogsAbove } from '../../ui/overlay/dialogs.ts';
import { openGift } from './gift.dialog.ts';
import { findPendingGift } from './pending-gift.ts';
import './gift-dialog.tsx';

const mira = { charId: '5', name: 'Mira', avatar: '' };

afterEach(() => {
  closeDialogsAbove(0);
  useToasts.setState({ items: [] });
});

type Answer = () => Response | Promise<Response>;

/** A server with these answers to gifts, one after the other. */
async function open(...answers: Answer[]) {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  stubFetch((url, init) => {
    if (!url.endsWith('/charger')) return envelope({ user_id: '1', nickname: 'Ann', diamond: 5000 });
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    bodies.push(JSON.parse(String(init?.body)));
    return (answers.shift() ?? lost)();
  });
  history.replaceState(null, '', '/messages/5');
  const app = await show(<p>Page</p>);
  await screen.findByText('Page');
  openGift(mira);
  await screen.findByRole('dialog', { name: 'Send Gift' });
  return { ...app, keys, bodies };
}

const given = () => streamOf(['data: {"code":2000,"msg":"ok","data":{"diamond":4700}}\n\n']);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const poor = () => answer({ code: 5005, msg: 'Insufficient balance', data: null });
const field = () => screen.getByLabelText('Diamonds') as HTMLInputElement;
const confirm = () => screen.getByRole('button', { name: /^Send/ });

test('it opens with 300 and the presets', async () => {
  await open();
  expect(field().value).toBe('300');
  const presets = screen.getAllByRole('button', { name: /diamonds$/ }).map((button) => button.textContent);
  expect(presets.slice(0, 5).map((text) => text?.replace(/\D/g, '').slice(0, 4))).toEqual([
    '2002',
    '3003',
    '5005',
    '8008',
    '1000',
  ]);
  expect(screen.getByText('From 200 to 10,000 diamonds')).toBeTruthy();
});

test('out of range the warning is shown, the button is dimmed, and nothing is sent', async () => {
  const { keys } = await open();
  fireEvent.change(field(), { target: { value: '150' } });
  expect(screen.getByText('Please enter 100-10000')).toBeTruthy();
  expect(screen.getByText('From 200 to 10,000 diamonds')).toBeTruthy();
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(confirm());
  expect(keys).toEqual([]);
});

test('a gift that arrived closes the dialog with Reward Success', async () => {
  const { bodies } = await open(given);
  await userEvent.click(confirm());
  await screen.findByText('Reward Success');
  expect(bodies).toEqual([{ char_id: '5', price: 300 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a note goes along with the gift', async () => {
  const { bodies } = await open(given);
  await userEvent.type(screen.getByLabelText('Note (optional)'), 'For your kiln ');
  await userEvent.click(confirm());
  await screen.findByText('Reward Success');
  expect(bodies).toEqual([{ char_id: '5', price: 300, content: 'For your kiln' }]);
});

test('when the answer gets lost, trying again is the same gift and not a second one', async () => {
  const { keys } = await open(lost, given);
  await userEvent.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Kindred can’t be reached right now. Please try again in a moment.',
  );
  await userEvent.click(confirm());
  await screen.findByText('Reward Success');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('another amount is another gift', async () => {
  const { keys } = await open(lost, given);
  await userEvent.click(confirm());
  await screen.findByRole('alert');
  fireEvent.change(field(), { target: { value: '500' } });
  await userEvent.click(confirm());
  await screen.findByText('Reward Success');
  expect(keys[0]).not.toBe(keys[1]);
});

test('with too few diamonds the button says what is missing, and leads to the wallet and back to this gift', async () => {
  const { keys } = await open();
  fireEvent.change(field(), { target: { value: '5000' } });
  expect(confirm().textContent).toBe('Send 5,000 diamonds');
  fireEvent.change(field(), { target: { value: '9000' } });
  expect(confirm().textContent).toBe('Send 9,000 diamondsGet 4,000 more diamonds first');
  await userEvent.click(confirm());
  await screen.findByText('Insufficient balance');
  await waitFor(() => expect(location.pathname).toBe('/wallet'));
  expect(new URLSearchParams(location.search).get('back')).toBe('/messages/5');
  expect(findPendingGift()).toEqual({ ...mira, diamonds: 9000, note: '' });
  expect(keys).toEqual([]);
});

test('when the server knows of fewer diamonds it leads to the wallet, saves the amount and knows where to return', async () => {
  await open(poor);
  await userEvent.click(confirm());
  await screen.findByText('Insufficient balance');
  await waitFor(() => expect(location.pathname).toBe('/wallet'));
  expect(new URLSearchParams(location.search).get('back')).toBe('/messages/5');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(findPendingGift()).toEqual({ ...mira, diamonds: 300, note: '' });
});
