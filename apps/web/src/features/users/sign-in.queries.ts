import { callQuery } from '../../lib/call/call-queries.ts';

/** The ways to sign in that the server offers. */
export function signInProvidersQuery() {
  return { ...callQuery('listSignInProviders', {}), staleTime: 10 * 60_000 };
}
