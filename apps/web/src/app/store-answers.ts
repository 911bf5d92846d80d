import type { CallName, CallOutput } from '@kindred/contract/all/calls';
import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { personalItem, readSpecItem, storeSpecItem } from '../lib/storage/personal-storage.ts';
import { getSession, useSession } from '../lib/storage/session.ts';

// What the specification has a browser store (§3, "Stored locally"): answers of these calls, as they came last. They
// are the person's own and go with the login. What is shown always comes from the cache of answers, never from here:
// only the server knows which people are still visible, and what things cost. The list of conversations is kept for this tab
// alone (§3: "Chat state is kept in session storage"), with the drafts of messages beside it.

type Stored = { [Name in CallName]?: (answer: CallOutput<Name>) => void };

const stored: Stored = {
  getProfileSettings: (settings) => storeSpecItem('profileSettings', settings),
  listDiamondPackages: (commodities) => storeSpecItem('allCommodityList', commodities),
  getIntimacyConfig: ({ list }) => storeSpecItem('intimacyConfig', list),
  getCharacterInfo: storeCreator,
};

type Conversations = CallOutput<'listConversations'>;
const storedChats = personalItem<Conversations['list']>('tab', 'conversations');

const mostCreators = 50;

function storeCreator(info: CharacterInfo): void {
  const { [info.char_id]: _, ...others } = readSpecItem<Record<string, CharacterInfo>>('creatorInfo') ?? {};
  const entries = [...Object.entries(others).slice(1 - mostCreators), [info.char_id, info] as const];
  storeSpecItem('creatorInfo', Object.fromEntries(entries));
}

/** Stores answers as they arrive, while a person is signed in. Returns a function that stops it. */
export function storeAnswers(client: QueryClient): () => void {
  const stops = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.status === 'success') store(query);
    }),
    useSession.subscribe(({ token }) => {
      if (token === null) storedChats.remove();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function store({ queryKey, state }: Query): void {
  if (getSession().token === null) return;
  if (isInbox(queryKey)) storeInbox(state.data as InfiniteData<Conversations>);
  const [name] = queryKey as [CallName];
  const write = stored[name] as ((answer: unknown) => void) | undefined;
  if (state.data !== undefined) write?.(state.data);
}

/** The list without a filter, in pages. */
function isInbox([name, input, ...more]: readonly unknown[]): boolean {
  if (name !== 'listConversations' || !more.includes('pages')) return false;
  return !Object.keys(input as object).some((field) => field !== 'size');
}

function storeInbox({ pages: [first] }: InfiniteData<Conversations>): void {
  if (first) storedChats.set(first.list);
}
