import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { FanPanel } from './fan-panel.tsx';

const fan = {
  user_id: '9',
  state: 'active',
  tier: { level: 4, name: 'Patron' },
  since_time: '2026-10-01T09:00:00Z',
  period_end: '2026-12-01T09:00:00Z',
  renews: true,
  paid_usd_cents: 1563,
  earned_usd_cents: 1250,
  gifted_diamonds: 700,
  gift_num: 2,
  unlock_num: 1,
  message_unlock_num: 2,
  last_posts: [{ diary_id: '3', content: 'By the lake', created_time: '2026-11-01T09:00:00Z' }],
  note: 'Likes nougat',
};

const lists = [
  { list_id: '1', name: 'Friends', rule: null, count: 3, is_on: false },
  { list_id: '2', name: 'Quiet ones', rule: { quiet_days: 7 }, count: 4, is_on: false },
];
const listed: unknown[] = [];

async function panel({ isRefusing = false } = {}) {
  const notes: string[] = [];
  const inserted = vi.fn();
  stubFetch((url, init) => {
    if (url.includes('quick-reply')) {
      return envelope({ list: [{ reply_id: '4', content: 'Thank you, {name}' }] });
    }
    if (url.includes('/creator/list/list')) return envelope({ list: lists });
    if (url.includes('/creator/list/')) {
      listed.push([url, JSON.parse(String(init?.body))]);
      return envelope({ added: 1, removed: 1 });
    }
    if (init?.method !== 'PUT') return envelope(fan);
    const { content } = JSON.parse(String(init.body));
    notes.push(content);
    return isRefusing ? answer({ code: 5000, msg: '', data: null }, 500) : envelope({ note: content });
  });
  await show(<FanPanel userId="9" name="Noor" onInsert={inserted} />);
  await screen.findByText('You earned');
  return { notes, inserted };
}

test('a creator sees what a fan has paid, what is left of it for them, and until when they have joined', async () => {
  await panel();
  expect(screen.getByText('They paid').nextSibling?.textContent).toBe('$15.63');
  expect(screen.getByText('You earned').nextSibling?.textContent).toBe('$12.50');
  expect(screen.getByText('2 gifts, 700 diamonds')).toBeTruthy();
  expect(screen.getByText('Renews on')).toBeTruthy();
  expect(screen.getByText('Patron')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'By the lake' })).toBeTruthy();
});

test('a quick reply is put where one writes, with the name of the fan', async () => {
  const { inserted } = await panel();
  await userEvent.click(await screen.findByRole('button', { name: 'Thank you, {name}' }));
  expect(inserted).toHaveBeenCalledWith('Thank you, Noor');
});

test('a fan is put on a list that has no rule, from their sheet', async () => {
  await panel();
  await userEvent.click(await screen.findByRole('switch', { name: 'Friends' }));
  await waitFor(() =>
    expect(listed).toEqual([['/v3/api/creator/list/add', { list_id: '1', user_ids: ['9'] }]]),
  );
  expect(screen.queryByRole('switch', { name: 'Quiet ones' })).toBeNull();
});

test('notes are saved while one writes', async () => {
  const { notes } = await panel();
  const box = screen.getByRole('textbox', { name: 'Private notes' });
  await userEvent.type(box, ' a lot');
  await waitFor(() => expect(notes).toEqual(['Likes nougat a lot']));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('notes that could not be saved stay, and what was saved can be had back', async () => {
  const { notes } = await panel({ isRefusing: true });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Private notes' });
  await userEvent.type(box, '!');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to what was saved' }));
  expect(notes).toEqual(['Likes nougat!']);
  expect(box.value).toBe('Likes nougat');
  expect(screen.getByText('Saved')).toBeTruthy();
});
