import { callQuery } from '../../lib/call/call-queries.ts';

export function signInProvidersQuery() {
  return { ...callQuery('listSignInProviders', {}), staleTime: 10 * 60_000 };
}
