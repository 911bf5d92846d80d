import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { LoadMoreList } from './load-more-list.tsx';
import type { PagedListProps } from './paged-list.tsx';

type Page = { list: string[]; next: number | null };
type Options = { load: (page: number) => Promise<Page>; as: ComponentType<PagedListProps<string>> };

function Names({ load, as: List }: Options): ReactNode {
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, string[], number>({
    queryKey: ['names'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <List query={query} empty="Nobody">
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </List>
  );
}

let reachEnd: () => void;

beforeEach(() => {
  const observe = (onCross: IntersectionObserverCallback) => {
    reachEnd = () =>
      onCross([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  const stub = class {
    constructor(onCross: IntersectionObserverCallback) {
      observe(onCross);
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', stub);
});

const pages = [
  { list: ['Ada', 'Ben'], next: 1 },
  { list: ['Cleo'], next: null },
];
const fromPages = () => vi.fn(async (page: number) => pages[page] as Page);

test('the next page is loaded when its button is pressed, and after the last there is none', async () => {
  await show(<Names load={fromPages()} as={LoadMoreList} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Cleo')).toBeTruthy();
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('an infinite list loads the next page when its end comes near, once', async () => {
  const load = fromPages();
  await show(<Names load={load} as={InfiniteList} />);
  await screen.findByText('Ada');
  act(() => reachEnd());
  expect(await screen.findByText('Cleo')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([LoadMoreList, InfiniteList])('a list without items says so', async (as) => {
  await show(<Names load={async () => ({ list: [], next: null })} as={as} />);
  expect(await screen.findByText('Nobody')).toBeTruthy();
});

test.each([LoadMoreList, InfiniteList])(
  'a first page that cannot be had can be asked for again',
  async (as) => {
    const load = fromPages().mockRejectedValueOnce(new Error('no'));
    await show(<Names load={load} as={as} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada')).toBeTruthy();
  },
);

test.each([LoadMoreList, InfiniteList])(
  'a later page that cannot be had leaves what is there',
  async (as) => {
    const load = fromPages();
    await show(<Names load={load} as={as} />);
    await screen.findByText('Ada');
    load.mockRejectedValueOnce(new Error('no'));
    if (as === InfiniteList) act(() => reachEnd());
    else await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Ada')).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: as === InfiniteList ? 'Try again' : 'Load more' }),
    );
    expect(await screen.findByText('Cleo')).toBeTruthy();
  },
);

test('below each page stands another end, so that none moves down in sight', async () => {
  const load = vi.fn(async (page: number) => ({ list: [`Name ${page}`], next: page + 1 }));
  await show(<Names load={load} as={InfiniteList} />);
  const first = (await screen.findByText('Name 0')).nextElementSibling;
  act(() => reachEnd());
  const second = (await screen.findByText('Name 1')).nextElementSibling;
  expect(first).not.toBeNull();
  expect(second).not.toBeNull();
  expect(second).not.toBe(first);
  act(() => reachEnd());
  expect(await screen.findByText('Name 2')).toBeTruthy();
});
