import type { UserData } from '@kindred/contract/users/calls';
import { create } from 'zustand';
import { clearPersonalStorage, personalItem, specKeys } from './personal-storage.ts';

export type Session = {
  token: string | null;
  imToken: string | null;
  /** Epoch milliseconds; 0 when the token's end is not known. */
  imTokenEnds: number;
  /** What was last known of the person; shown before the first answer arrives. */
  user: UserData | null;
  /** Why there is no session any more: the person left, or the server refused the token. */
  endedBy: SessionEnd | null;
};

export type SessionEnd = 'logout' | 'refusal';

type NewSession = { token: string; imToken: string };

const imTokenEndsItem = personalItem<number>('login', 'imTokenEnds');
const imTokenLifeMs = 3_600_000;

export const useSession = create<Session>(readSession);

export const getSession = useSession.getState;

/** Saves a new login. Other tabs follow through the storage event. */
export function startSession({ token, imToken }: NewSession): void {
  localStorage.setItem(specKeys.token, token);
  saveImToken(imToken, Date.now() + imTokenLifeMs);
  useSession.setState({ token, user: null, endedBy: null });
}

/** Ends the session. Only the first of several callers with the same token does anything. */
export function endSession(endedBy: SessionEnd): void {
  if (getSession().token === null) return;
  // A logout deletes drafts; a session that the server refused may be resumed.
  clearPersonalStorage(endedBy === 'logout' ? undefined : ['login']);
  useSession.setState({ token: null, imToken: null, imTokenEnds: 0, user: null, endedBy });
}

/** Stores the key of the live connection; `ends` in milliseconds since 1970. */
export function saveImToken(imToken: string, ends: number): void {
  localStorage.setItem(specKeys.imToken, imToken);
  imTokenEndsItem.set(ends);
  useSession.setState({ imToken, imTokenEnds: ends });
}

/** Stores the data of the signed-in person. Does nothing where nobody is signed in. */
export function saveUser(user: UserData): void {
  if (getSession().token === null) return;
  localStorage.setItem(specKeys.user, JSON.stringify(user));
  useSession.setState({ user });
}

/** Follows logins and logouts of other tabs. Returns the way to stop. */
export function followOtherTabs(onLogin: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== specKeys.token && event.key !== null) return;
    useSession.setState({ ...readSession(), endedBy: 'logout' });
    if (getSession().token !== null) onLogin();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readSession(): Session {
  return {
    token: localStorage.getItem(specKeys.token),
    imToken: localStorage.getItem(specKeys.imToken),
    imTokenEnds: imTokenEndsItem.get() ?? 0,
    user: readUser(),
    endedBy: null,
  };
}

function readUser(): UserData | null {
  try {
    return JSON.parse(localStorage.getItem(specKeys.user) ?? 'null') as UserData | null;
  } catch {
    return null;
  }
}
