import { cleanup, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { loadRefusalTexts } from '../lib/call/error-text.ts';
import { startI18n, switchLanguage } from '../lib/i18n/i18n.ts';
import { markFirstPageShown } from '../lib/react/when-idle.ts';
import { useSession } from '../lib/storage/session.ts';

// As long as a machine may stand still; what is there sooner is found sooner.
configure({ asyncUtilTimeout: 30_000 });

// One types in one go: no timer of the product runs out between two letters, however slow the machine.
const { type } = userEvent;
if (type.name !== 'typeAtOnce') {
  const typeAtOnce: typeof type = (element, text, options) =>
    type(element, text, { delay: null, ...options });
  Object.assign(userEvent, { type: typeAtOnce });
}

// The same cases each time.
fc.configureGlobal({ seed: 1 });
await startI18n();
// Components are shown without the shell, which says when the first page is there.
markFirstPageShown();
// A refusal brings them; here no test waits for a file.
await loadRefusalTexts();

// What the console complains about is a fault, in tests as well.
const complaints = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints);
});

afterEach(async () => {
  cleanup();
  await switchLanguage('en');
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.scrollTop = 0;
  const messages = complaints.mock.calls;
  complaints.mockReset();
  expect(messages).toEqual([]);
});

// The files of a worker share the libraries and the document, but none of our modules: their state is of one file.
afterAll(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
