import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { endSession } from '../../lib/session.ts';

const patienceMs = 3000;

/** Ends the session here and on the server. The server being out of reach must not keep anybody signed in. */
export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false);
  const logOut = async () => {
    setLeaving(true);
    await call('logout', {}, { timeoutMs: patienceMs }).catch(() => undefined);
    endSession('logout');
  };
  return { logOut, isLeaving };
}
