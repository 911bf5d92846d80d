import type { CharacterCard } from '@kindred/contract/characters/calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { closeDialogsAbove, useDialogs } from '../../../ui/overlay/dialogs.ts';
import { JoinButton } from './join-button.tsx';

const card = {
  char_id: '7',
  name: 'Mira',
  group_id: null,
  is_sold: false,
  pro_sales_open: true,
} as CharacterCard;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  closeDialogsAbove(0);
  useToasts.setState({ items: [] });
  vi.useRealTimers();
});

function show(over: Partial<CharacterCard> = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <JoinButton card={{ ...card, ...over }} />
    </QueryClientProvider>,
  );
}

const click = () => fireEvent.click(screen.getByRole('button'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a free creator is followed once, however often one clicks within three seconds', async () => {
  const fetch = stubFetch(() => envelope({ is_sold: true }));
  show();
  click();
  click();
  await pass(600);
  click();
  await pass(2000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(useToasts.getState().items.map(({ text }) => text)).toEqual(['You now follow Mira']);
});

test('a free page is followed, a paid one subscribed to', () => {
  const words = (over: Partial<CharacterCard>) => {
    const { unmount } = show(over);
    const { textContent } = screen.getByRole('button');
    unmount();
    return textContent;
  };
  expect(words({})).toBe('Follow');
  expect(words({ group_id: 'group_2' })).toBe('Subscribe');
  expect(words({ is_sold: true })).toBe('Following');
  expect(words({ group_id: 'group_2', is_sold: true })).toBe('Subscribed');
});

test('nothing is offered where the page cannot be joined', () => {
  show({ group_id: 'group_9' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a follow that failed tells why and may be tried again', async () => {
  const fetch = stubFetch(() => answer({ code: 4304, msg: 'This is your own page', data: null }));
  show();
  click();
  await pass(600);
  expect(useToasts.getState().items).toMatchObject([{ tone: 'warning', text: 'This is your own page' }]);
  click();
  await pass(10);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a pro creator opens the offer, and nothing is charged or sent yet', () => {
  const fetch = stubFetch(() => envelope({}));
  show({ group_id: 'group_2_7' });
  click();
  click();
  expect(useDialogs.getState().stack).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
});

test('where pro sales are off, the button says so', () => {
  show({ group_id: 'group_2', pro_sales_open: false });
  click();
  expect(useToasts.getState().items).toMatchObject([{ text: 'Temporarily unable to subscribe Pro' }]);
  expect(useDialogs.getState().stack).toHaveLength(0);
});

test('nobody is offered themselves', () => {
  useSession.setState({ user: makeUser({ user_id: '70' }) });
  show({ user_id: '70' });
  expect(screen.queryByRole('button')).toBeNull();
  useSession.setState({ user: null });
});
