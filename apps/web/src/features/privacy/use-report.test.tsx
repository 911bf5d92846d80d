import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useReport } from './use-report.ts';

// The first import of a test run may take longer than anybody waits for a dialog.
beforeAll(() => import('../moderation/report-dialog.tsx'));
beforeEach(() => {
  useToasts.setState({ items: [] });
  startSession({ token: 'token', imToken: 'im' });
});

const onBlocked = vi.fn<() => void>();

function Page({ personId }: { personId: string | undefined }) {
  const report = useReport();
  return (
    <button
      type="button"
      onClick={() => report({ kind: 'message', id: '1003', name: 'Mira', personId, onBlocked })}
    >
      Open
    </button>
  );
}

async function open(given: { personId?: string | undefined; answers?: Record<string, () => Response> } = {}) {
  onBlocked.mockReset();
  const bodies: [string, unknown][] = [];
  stubFetch((url, init) => {
    if (init?.body) bodies.push([url, JSON.parse(String(init.body))]);
    return given.answers?.[url]?.() ?? envelope({});
  });
  await show(<Page personId={'personId' in given ? given.personId : '5'} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Report this message' });
  return bodies;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
const choose = (reason: string) => userEvent.click(screen.getByRole('radio', { name: reason }));
const sent = { reported_id: '1003', reported_type: 5, detail: '' };

test('what is sent along is said, and what happens next as well', async () => {
  const bodies = await open();
  expect(screen.getByText(/The messages around it are sent along/)).toBeTruthy();
  await choose('Harassment or threats');
  await send();
  expect(await screen.findByText('Report Success')).toBeTruthy();
  expect(screen.getByText(/The safety team reads it/)).toBeTruthy();
  expect(bodies).toEqual([['/v3/api/report/create', { ...sent, reason: 'harassment' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  expect(onBlocked).not.toHaveBeenCalled();
});

test('without a reason nothing is sent, and one is told', async () => {
  const bodies = await open();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please choose a reason first');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await choose('Hate');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(bodies).toEqual([]);
});

test('whose it is can be blocked in the same step, once the report is stored', async () => {
  const bodies = await open();
  await choose('Spam or fraud');
  await userEvent.click(screen.getByRole('switch', { name: 'Also block Mira' }));
  await send();
  await waitFor(() => expect(onBlocked).toHaveBeenCalled());
  expect(bodies).toEqual([
    ['/v3/api/report/create', { ...sent, reason: 'spam' }],
    ['/v3/api/character/block', { block_id: '5', block: 1 }],
  ]);
  expect(screen.getByText('Block Success')).toBeTruthy();
});

test('a report that is refused blocks nobody, and the dialog stays', async () => {
  const gone = () => answer({ code: 404, msg: '', data: null });
  const bodies = await open({ answers: { '/v3/api/report/create': gone } });
  await choose('Hate');
  await userEvent.click(screen.getByRole('switch', { name: 'Also block Mira' }));
  await send();
  expect(await screen.findByText('This content is no longer available')).toBeTruthy();
  expect(bodies).toHaveLength(1);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('somebody who is gone can be reported, not blocked', async () => {
  await open({ personId: undefined });
  expect(screen.queryByRole('switch')).toBeNull();
});
