import { call } from '../../lib/call/call.ts';
import { endSession } from '../../lib/storage/session.ts';

const patienceMs = 3000;

/** Ends the session here and on the server. The server being out of reach must not keep anybody signed in. */
export function logOut(): void {
  // The call has left with the token when the token is forgotten. Waiting for it would let the server's event of
  // the end come first, and that keeps drafts and returnTo for the next sign-in.
  call('logout', {}, { timeoutMs: patienceMs }).catch(() => undefined);
  endSession('logout');
}
