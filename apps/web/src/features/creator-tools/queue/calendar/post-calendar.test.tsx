import type { CalendarPost } from '@kindred/contract/creator-tools/calendar-calls';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../../test/fake-server.ts';
import { startSession } from '../../../../lib/storage/session.ts';
import { show } from '../../../../test/show.tsx';
import { PostCalendar } from './post-calendar.tsx';

const planned: CalendarPost = {
  diary_id: '7',
  content: 'Kiln day',
  state: 4,
  price: 0,
  item: null,
  publish_time: '2026-11-25T08:00:00.000Z',
  wall: '2026-11-25T09:00:00',
  zone: 'Europe/Berlin',
  late_seconds: 0,
  failure: '',
  expires_time: null,
};
const late = { ...planned, diary_id: '8', content: 'Overslept', state: 1, wall: '2026-11-24T09:00:00' };
const failed = { ...planned, diary_id: '9', content: 'No file', failure: 'media' as const };

beforeEach(() => {
  startSession({ token: 'token', imToken: 'im' });
  vi.setSystemTime('2026-11-25T12:00:00Z');
});

async function open() {
  const moves: { diary_id: string; publish_at: string; zone: string }[] = [];
  stubFetch((url, init) => {
    if (!url.endsWith('/queue/move'))
      return envelope({
        zone: 'Europe/Berlin',
        today: '2026-11-25',
        list: [{ ...late, late_seconds: 7200 }, planned, failed],
      });
    const move = JSON.parse(String(init?.body));
    moves.push(move);
    return envelope({ ...move, publish_wall: move.publish_at });
  });
  await show(<PostCalendar view="week" />);
  await screen.findByText('Kiln day');
  return moves;
}

const day = (name: RegExp) => within(screen.getByRole('region', { name }));

test('each post stands on its day, with what went wrong', async () => {
  await open();
  expect(day(/^Nov 24/).getByText('Published 120 minutes late')).toBeTruthy();
  expect(day(/^Nov 25/).getByText('Not published: a photo or video is not ready')).toBeTruthy();
});

test('a scheduled post is moved by a key, by its menu and by dragging, each keeping its time of day', async () => {
  const moves = await open();
  const link = screen.getByRole('link', { name: /Kiln day/ });
  link.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(moves).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Move or edit: Kiln day' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'A week later' }));
  await waitFor(() => expect(moves).toHaveLength(2));
  const item = link.closest('li') as HTMLLIElement;
  fireEvent.dragStart(item);
  const target = screen.getByRole('region', { name: /^Nov 28/ });
  const over = createEvent.dragOver(target);
  fireEvent(target, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(target);
  await waitFor(() => expect(moves).toHaveLength(3));
  expect(moves.map(({ publish_at }) => publish_at)).toEqual([
    '2026-11-26T09:00',
    '2026-12-02T09:00',
    '2026-11-28T09:00',
  ]);
  expect(moves[0]).toMatchObject({ diary_id: '7', zone: 'Europe/Berlin' });
});

test('what has appeared is not moved', async () => {
  const moves = await open();
  screen.getByRole('link', { name: /Overslept/ }).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.queryByRole('button', { name: 'Move or edit: Overslept' })).toBeNull();
  expect(moves).toEqual([]);
});
