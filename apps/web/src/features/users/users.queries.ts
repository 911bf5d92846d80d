import type { UserData } from '@kindred/contract/users/calls';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callKey } from '../../lib/call/call-queries.ts';
import { refetchUnderWay } from '../../lib/query/refetch-under-way.ts';
import { getSession, saveUser, useSession } from '../../lib/storage/session.ts';

/** Who I am. Starts with what this browser remembers and is fetched again at once. */
export function userQuery() {
  return queryOptions({
    queryKey: callKey('getUserData', {}),
    queryFn: async ({ signal }) => {
      const user = await call('getUserData', {}, { signal });
      saveUser(user);
      return user;
    },
    initialData: () => getSession().user ?? undefined,
    initialDataUpdatedAt: 0,
  });
}

/** The signed-in person; undefined until the first answer on a new browser. */
export function useUser(): UserData | undefined {
  return useQuery(userQuery()).data;
}

/** The id of the viewer. Renders again only for another person, not with each change of diamonds or messages. */
export function useViewerId(): string | undefined {
  return useQuery({ ...userQuery(), select: ({ user_id }) => user_id }).data;
}

/** Whether nothing is sold to the signed-in person now: they are in care mode, as they spoke of harming themselves. */
export function useIsSalesQuiet(): boolean {
  return useSession(({ user }) => user?.is_sales_quiet === 1);
}

/** Changes the cached signed-in person, as an answer or an event says. */
export function patchUser(client: QueryClient, patch: Partial<UserData>): void {
  const { queryKey } = userQuery();
  const user = client.getQueryData(queryKey);
  if (!user || isWithin(user, patch)) return;
  const next = { ...user, ...patch };
  saveUser(next);
  client.setQueryData(queryKey, next);
  refetchUnderWay(client, { queryKey, exact: true });
}

function isWithin(user: UserData, patch: Partial<UserData>): boolean {
  return Object.entries(patch).every(([name, value]) => user[name as keyof UserData] === value);
}

/** Reads the data of the signed-in person again. */
export function refreshUser(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: userQuery().queryKey });
}
