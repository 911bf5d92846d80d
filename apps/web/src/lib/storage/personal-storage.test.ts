import { expect, test, vi } from 'vitest';
import { clearPersonalStorage, personalItem, specKeys } from './personal-storage.ts';
import { endSession, startSession } from './session.ts';

const searches = personalItem<string[]>('browser', 'searches');
const draft = personalItem<string>('tab', 'draft');
const isOffered = personalItem<boolean>('login', 'isOffered');

test('what is stored comes back as it was, also after a reload', () => {
  searches.set(['yoga']);
  expect(personalItem('browser', 'searches').get()).toEqual(['yoga']);
  searches.remove();
  expect(searches.get()).toBeUndefined();
});

test('what somebody else wrote into the storage is taken for nothing', () => {
  searches.set(['yoga']);
  localStorage.setItem('personal.browser.searches', '{half');
  expect(searches.get()).toBeUndefined();
});

test('a full storage loses nothing as long as the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft.set('Dear …');
  expect(draft.get()).toBe('Dear …');
  full.mockRestore();
  clearPersonalStorage();
  expect(draft.get()).toBeUndefined();
});

test('logging out clears all that is personal, whichever feature stored it, and leaves what is of the device', () => {
  startSession({ token: 't', imToken: 'i' });
  searches.set(['yoga']);
  draft.set('Dear …');
  isOffered.set(true);
  personalItem('browser', 'a feature of tomorrow').set(1);
  for (const key of Object.values(specKeys)) localStorage.setItem(key, '1');
  localStorage.setItem('theme', 'dark');
  endSession('logout');
  expect(Object.keys(localStorage).toSorted()).toEqual(['isMute', 'language', 'theme']);
  expect(sessionStorage.length).toBe(0);
});

test('a session that the server ended takes along what is of the login, and leaves what was written', () => {
  startSession({ token: 't', imToken: 'i' });
  isOffered.set(true);
  searches.set(['yoga']);
  draft.set('Dear …');
  localStorage.setItem(specKeys.isRecommend, '1');
  endSession('refusal');
  expect(isOffered.get()).toBeUndefined();
  expect(localStorage.getItem(specKeys.isRecommend)).toBeNull();
  expect([searches.get(), draft.get()]).toEqual([['yoga'], 'Dear …']);
});
