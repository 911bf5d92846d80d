import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conversationsQuery } from '../features/inbox/inbox.queries.ts';
import { callKey } from '../lib/call/call-queries.ts';
import { endSession, startSession } from '../lib/storage/session.ts';
import { storeAnswers } from './store-answers.ts';

let client: QueryClient;
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  client = new QueryClient();
  stop = storeAnswers(client);
  startSession({ token: 't', imToken: 'i' });
});
afterEach(() => {
  endSession('logout');
  stop();
});

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const creator = (char_id: string) =>
  client.setQueryData(callKey('getCharacterInfo', { char_id }), { char_id, name: `Name ${char_id}` });

test('a browser stores the settings of the profile, the price list, the levels of intimacy and creators by their id', () => {
  client.setQueryData(callKey('getProfileSettings', {}), { comment_config: 3 });
  client.setQueryData(callKey('listDiamondPackages', {}), { diamond: [] });
  client.setQueryData([...callKey('getIntimacyConfig', {}), 'en'], { list: [{ level: 1, name: 'New' }] });
  creator('12');
  creator('13');
  expect(read('intimacyConfig')).toEqual([{ level: 1, name: 'New' }]);
  expect(read('profileSettings')).toEqual({ comment_config: 3 });
  expect(read('allCommodityList')).toEqual({ diamond: [] });
  expect(read('creatorInfo')).toEqual({
    12: { char_id: '12', name: 'Name 12' },
    13: { char_id: '13', name: 'Name 13' },
  });
});

test('creators are not stored without end', () => {
  for (let id = 100; id < 200; id++) creator(String(id));
  expect(Object.keys(read('creatorInfo') as object)).toHaveLength(50);
});

test('logging out leaves none of it, and nothing comes back with a late answer', () => {
  client.setQueryData(callKey('getProfileSettings', {}), { comment_config: 3 });
  creator('12');
  endSession('logout');
  creator('14');
  expect(['profileSettings', 'creatorInfo', 'allCommodityList', 'intimacyConfig'].map(read)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the list of conversations is stored for this tab, and goes with the login however it ends', () => {
  const inTab = () => JSON.parse(sessionStorage.getItem('personal.tab.conversations') ?? 'null') as unknown;
  const page = { list: [{ char_id: '12', content: 'Good evening' }], next: null };
  client.setQueryData(conversationsQuery.queryKey, { pages: [page], pageParams: [undefined] } as never);
  expect(inTab()).toEqual(page.list);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Good evening');
  endSession('refusal');
  expect(inTab()).toBeNull();
});
