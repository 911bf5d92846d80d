import type { CardStudio } from '@kindred/contract/cards/calls';
import type { CardFields } from '@kindred/contract/cards/card-fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeStudio } from '../../../test/make-studio.ts';
import { newEntry } from './card-draft.ts';
import { createDraftStore } from './draft-store.ts';

type Sent = { version: number; change: Partial<CardFields> };

let studio: CardStudio;
let sent: Sent[];
/** What the server does with each change, in order; then it saves. */
let answers: (() => Promise<Response> | Response)[];

beforeEach(() => {
  vi.useFakeTimers();
  studio = makeStudio();
  sent = [];
  answers = [];
  stubFetch((_url, init) => {
    const body = JSON.parse(String(init?.body)) as Sent;
    sent.push(body);
    return answers.shift()?.() ?? envelope({ version: body.version + 1, is_changed: true, book: null });
  });
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(1000);

test('what is typed is saved once, a moment after the last word', async () => {
  const store = createDraftStore(studio, () => {});
  store.change({ scenario: 'A' });
  store.change({ scenario: 'A roof' });
  store.change({ personality: 'Calm' });
  expect(store.getState().saving).toBe('waiting');
  await settle();
  expect(sent).toEqual([{ version: 7, change: { scenario: 'A roof', personality: 'Calm' } }]);
  expect(store.getState()).toMatchObject({ saving: 'saved', version: 8 });
});

test('what is typed while something is saved follows it, made of the saved version', async () => {
  const store = createDraftStore(studio, () => {});
  store.change({ scenario: 'First' });
  answers.push(async () => {
    store.change({ scenario: 'Second' });
    return envelope({ version: 8, is_changed: true, book: null });
  });
  await settle();
  await settle();
  expect(sent.map(({ version, change }) => [version, change.scenario])).toEqual([
    [7, 'First'],
    [8, 'Second'],
  ]);
});

test('entries keep their identity when they are added, moved and saved in between', async () => {
  const store = createDraftStore(studio, () => {});
  const book = store.getState().draft.book;
  if (!book) throw new Error('the sample has a book');
  const added = { ...newEntry(), content: 'new' };
  store.change({ book: { ...book, entries: [added, ...book.entries.toReversed()] } });
  await settle();
  expect(sent[0]?.change.book?.entries.map(({ source }) => source)).toEqual([null, 1, 0]);
  const stored = store.getState().draft.book;
  expect(stored?.entries.map(({ source }) => source)).toEqual([0, 1, 2]);
  if (stored) store.change({ book: { ...stored, entries: stored.entries.toReversed() } });
  await settle();
  expect(sent[1]?.change.book?.entries.map(({ source }) => source)).toEqual([2, 1, 0]);
});

test('a change that could not be sent is sent again with the next one', async () => {
  const store = createDraftStore(studio, () => {});
  store.change({ scenario: 'Kept' });
  answers.push(() => Promise.reject(new TypeError('no network')));
  await settle();
  expect(store.getState().saving).toBe('failed');
  store.change({ personality: 'Calm' });
  await settle();
  expect(sent.at(-1)?.change).toEqual({ scenario: 'Kept', personality: 'Calm' });
  expect(store.getState().saving).toBe('saved');
});

test('nothing is written over what another tab has saved', async () => {
  const store = createDraftStore(studio, () => {});
  store.change({ scenario: 'Mine' });
  answers.push(() => answer({ code: 4622, msg: 'changed elsewhere', data: null }));
  await settle();
  expect(store.getState().saving).toBe('conflict');
  store.change({ scenario: 'Still mine' });
  await settle();
  expect(sent).toHaveLength(1);
  expect(store.getState().draft.scenario).toBe('Still mine');
});
