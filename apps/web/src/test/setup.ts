import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startI18n, switchLanguage } from '../lib/i18n/i18n.ts';
import { useSession } from '../lib/storage/session.ts';

await startI18n();

// What the console complains about is a fault, in tests as well.
const complaints = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints);
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  useSession.setState(useSession.getInitialState(), true);
  await switchLanguage('en');
  vi.unstubAllGlobals();
  const said = complaints.mock.calls;
  complaints.mockReset();
  expect(said).toEqual([]);
});
