import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation } from '../chat-samples.ts';
import { ConversationList } from './conversation-list.tsx';

const mira = aConversation({ char_id: '5', nickname: 'Mira', updated_time: '2026-11-21T09:00:00Z' });
const noor = aConversation({ char_id: '6', nickname: 'Noor', updated_time: '2026-11-21T08:00:00Z' });

async function list({ isRefusing = false } = {}) {
  const told: unknown[] = [];
  stubFetch((url, init) => {
    if (init?.method !== 'PUT') {
      const page = { page: 1, total_page: 1, count: 2, next: null, unread_total: 0 };
      return envelope({ ...page, list: [mira, noor] });
    }
    if (isRefusing) return answer({ code: 5000, msg: '', data: null }, 500);
    const { char_id, is_archived, ...state } = JSON.parse(String(init.body));
    told.push([char_id, { ...state, ...(is_archived !== undefined && { is_archived }) }]);
    const conversation = { ...(char_id === '5' ? mira : noor), ...state };
    return envelope({
      conversation: { ...conversation, folder: is_archived ? 'archived' : 'inbox' },
      unread_total: 0,
    });
  });
  await show(<ConversationList currentPath={undefined} />);
  await screen.findByRole('link', { name: /Noor/ });
  return told;
}
const names = () => screen.getAllByRole('link').map((link) => /Mira|Noor/.exec(link.textContent ?? '')?.[0]);
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

test('arrow keys go through the list, and P pins the conversation that has the focus above the others', async () => {
  const told = await list();
  link('Mira').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Noor'));
  await userEvent.keyboard('p');
  await waitFor(() => expect(told).toEqual([['6', { is_pinned: 1 }]]));
  expect(names()).toEqual(['Noor', 'Mira']);
  expect(screen.getByRole('img', { name: 'Pinned' })).toBeTruthy();
});

test('a conversation that could not be archived is back with a word about it', async () => {
  await list({ isRefusing: true });
  link('Mira').focus();
  await userEvent.keyboard('e');
  expect(await screen.findByText('Something went wrong on our side. Please try again')).toBeTruthy();
  expect(names()).toEqual(['Mira', 'Noor']);
});

test('a swipe to the left archives, a short one does nothing, nor one over its open menu', async () => {
  const told = await list();
  const swipe = (on: HTMLElement, to: number) => {
    const touch = { pointerType: 'touch', clientY: 10, bubbles: true };
    fireEvent.pointerDown(on, { ...touch, clientX: 200 });
    fireEvent.pointerMove(on, { ...touch, clientX: to });
    fireEvent.pointerUp(on, { ...touch, clientX: to });
  };
  swipe(link('Mira'), 160);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Mira' }));
  swipe(await screen.findByRole('menuitem', { name: 'Labels' }), 60);
  expect(told).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  swipe(link('Mira'), 60);
  await waitFor(() => expect(told).toEqual([['5', { is_archived: 1 }]]));
  await waitFor(() => expect(names()).toEqual(['Noor']));
});

test('the question mark shows all keys', async () => {
  await list();
  link('Mira').focus();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('beside an open conversation a list that cannot be had says so in a line, and does not repeat why', async () => {
  stubFetch(() => answer({ code: 5000, msg: '', data: null }, 500));
  await show(<ConversationList currentPath="/messages/5" />);
  const line = await screen.findByText('This could not be loaded');
  expect(line.parentElement?.textContent).toBe('This could not be loadedTry again');
  expect(screen.queryByRole('alert')).toBeNull();
});
