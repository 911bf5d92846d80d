import type { CallName, CallOutput } from '@kindred/contract/all/calls';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** What becomes of one item: itself where nothing changes, another in its place, or null to take it out. */
export type EditItem<Item> = (item: Item) => Item | null;

/** Applies an edit to the items in an answer; gives back the very same answer where none has changed. */
export type EditAnswer<Item, Answer> = (answer: Answer, edit: EditItem<Item>) => Answer;

type AnyEditAnswer<Item> = EditAnswer<Item, unknown>;

/**
 * Items of one kind, such as posts, in the cached answers. The feature whose queries hold some registers each call
 * of theirs, so that a change reaches exactly those answers. Keys begin with the name of the call (`callKey`).
 */
export function cachedItems<Item>() {
  const editors: { name: CallName; editAnswer: AnyEditAnswer<Item> }[] = [];

  const register = <Name extends CallName>(name: Name, editAnswer: EditAnswer<Item, CallOutput<Name>>) => {
    editors.push({ name, editAnswer: editAnswer as AnyEditAnswer<Item> });
  };

  const edit = (client: QueryClient, editItem: EditItem<Item>) => {
    for (const { name, editAnswer } of editors) {
      for (const query of client.getQueryCache().findAll({ queryKey: [name] })) {
        const before = query.state.data;
        const after = editData(before, (answer) => editAnswer(answer, editItem));
        // The time of the answer stays: it is no fresher for what was changed in it.
        if (after !== before) {
          client.setQueryData(query.queryKey, after, { updatedAt: query.state.dataUpdatedAt });
        }
      }
    }
  };

  const find = (client: QueryClient, isWanted: (item: Item) => boolean): Item | undefined => {
    let match: Item | undefined;
    edit(client, (item) => {
      if (match === undefined && isWanted(item)) match = item;
      return item;
    });
    return match;
  };

  return { register, edit, find, names: (): readonly CallName[] => editors.map(({ name }) => name) };
}

/** Edits an array of items; the same array where none has changed. */
export function editList<Item>(items: Item[], edit: EditItem<Item>): Item[] {
  const edited = items.map(edit).filter((item) => item !== null);
  return isSame(edited, items) ? items : edited;
}

/** Edits the items of a page: an answer with a `list`. */
export function editPage<Item, Page extends { list: Item[] }>(page: Page, edit: EditItem<Item>): Page {
  const list = editList(page.list, edit);
  return list === page.list ? page : { ...page, list };
}

function editData(data: unknown, editAnswer: (answer: unknown) => unknown): unknown {
  if (data === undefined) return data;
  if (!isPages(data)) return editAnswer(data);
  const pages = data.pages.map(editAnswer);
  return isSame(pages, data.pages) ? data : { ...data, pages };
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}
