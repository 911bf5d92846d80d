import type { CallOutput } from '@kindred/contract/all/calls';
import type { Query } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';

const isBeingMade = (data: CallOutput<'listExports'> | undefined) =>
  data?.list.some(({ state }) => state === 'queued') ?? false;

/** While one is being made, it is looked for every few seconds. */
export const exportsQuery = {
  ...callQuery('listExports', {}),
  refetchInterval: ({ state }: Pick<Query<CallOutput<'listExports'>>, 'state'>) =>
    isBeingMade(state.data) ? 3000 : false,
} as const;
