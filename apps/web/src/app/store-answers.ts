import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { CallName, CallOutput } from '@kindred/contract/wire/calls';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readSpecItem, storeSpecItem } from '../lib/storage/personal-storage.ts';
import { getSession } from '../lib/storage/session.ts';

// What the specification has a browser store (§3, "Stored locally"): answers of these calls, as they came last. They
// are the person's own and go with the login. What is shown always comes from the cache of answers, never from here:
// only the server knows whom one may still see, and what things cost.

type Stored = { [Name in CallName]?: (answer: CallOutput<Name>) => void };

const stored: Stored = {
  getProfileSettings: (settings) => storeSpecItem('profileSettings', settings),
  listDiamondPackages: (commodities) => storeSpecItem('allCommodityList', commodities),
  getIntimacyConfig: ({ list }) => storeSpecItem('intimacyConfig', list),
  getCharacterInfo: storeCreator,
};

/** So many creators are remembered, the latest. */
const mostCreators = 50;

function storeCreator(info: CharacterInfo): void {
  const { [info.char_id]: _, ...others } = readSpecItem<Record<string, CharacterInfo>>('creatorInfo') ?? {};
  const entries = [...Object.entries(others).slice(1 - mostCreators), [info.char_id, info] as const];
  storeSpecItem('creatorInfo', Object.fromEntries(entries));
}

/** Stores answers as they arrive, while somebody is signed in. Returns the way to stop. */
export function storeAnswers(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') store(query);
  });
}

function store({ queryKey, state }: Query): void {
  if (getSession().token === null) return;
  const [name] = queryKey as [CallName];
  const write = stored[name] as ((answer: unknown) => void) | undefined;
  if (state.data !== undefined) write?.(state.data);
}
