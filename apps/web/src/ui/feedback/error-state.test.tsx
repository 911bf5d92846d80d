import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectionError, RefusalError } from '../../lib/call/call-errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './error-state.tsx';

const refusal = (code: number, status: number) =>
  new RefusalError({ code, msg: '', status, requestId: 'r1' });

test.each([
  [404, 404, 'This content is no longer available'],
  [5017, 200, 'This post was deleted'],
] as const)('what is gone (%i) says so and offers no second try', (code, status, words) => {
  render(<ErrorState error={refusal(code, status)} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a server that is out of reach is not taken for the person’s own network', () => {
  render(<ErrorState error={new ConnectionError('unreachable')} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { name: /^Kindred can’t be reached right now/ })).toBeTruthy();
  expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a fault in one part leaves the rest, offers another try, and the browser stores when it was', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Faulty = () => {
    throw new Error('a fault');
  };
  const before = Date.now();
  render(
    <>
      <p>The rest</p>
      <ErrorBoundary>
        <Faulty />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(Number(localStorage.getItem('exportErrorTime'))).toBeGreaterThanOrEqual(before);
});
