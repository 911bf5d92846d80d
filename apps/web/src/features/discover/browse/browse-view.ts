import { type CreatorKind, creatorKinds } from '@kindred/contract/characters/limits';
import { paths } from '../../../lib/navigation/paths.ts';

/** What of Discover is looked at; it stands in the address. */
export type BrowseView = {
  what: 'creators' | 'posts';
  kind: CreatorKind | undefined;
  sort: 'popular' | 'new' | 'trending';
  cost: 'free' | 'pro' | undefined;
};

/** Reads the address; unknown values count as not chosen. */
export function readBrowseView(search: Readonly<Record<string, string | undefined>>): BrowseView {
  const what = search.view === 'posts' ? 'posts' : 'creators';
  return {
    what,
    kind: creatorKinds.find((kind) => kind === search.kind),
    sort: search.sort === 'new' || (search.sort === 'trending' && what === 'posts') ? search.sort : 'popular',
    cost: search.cost === 'free' || search.cost === 'pro' ? search.cost : undefined,
  };
}

/** The address of a view; first choices are left out of it. */
export function browsePath({ what, kind, sort, cost }: BrowseView): string {
  return paths.browse({
    view: what === 'posts' ? 'posts' : undefined,
    kind,
    sort: sort === 'new' || (sort === 'trending' && what === 'posts') ? sort : undefined,
    cost: what === 'creators' ? cost : undefined,
  });
}
