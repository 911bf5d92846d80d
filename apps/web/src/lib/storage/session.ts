import type { UserData } from '@kindred/contract/users/calls';
import { create } from 'zustand';

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

// Keys of the specification. `userInfo` and `imTokenEnds` go with the session; the device's own settings stay.
const keys = { token: 'token', imToken: 'imToken', imTokenEnds: 'imTokenEnds', user: 'userInfo' } as const;
const personalKeys = [
  ...Object.values(keys),
  'isRecommend',
  'welcomeOffered',
  'exportErrorTime',
  'intimacyConfig',
];
const imTokenLifeMs = 3_600_000;

export const useSession = create<Session>(readSession);

export const getSession = useSession.getState;

/** Keeps a fresh login. Other tabs follow through the storage event. */
export function startSession({ token, imToken }: NewSession): void {
  localStorage.setItem(keys.token, token);
  keepImToken(imToken, Date.now() + imTokenLifeMs);
  useSession.setState({ token, user: null, endedBy: null });
}

/** Forgets the person. Only the first of several callers with the same token does anything. */
export function endSession(endedBy: SessionEnd): void {
  if (getSession().token === null) return;
  for (const key of personalKeys) localStorage.removeItem(key);
  // Whoever leaves takes along what they wrote; a session that was refused may be taken up again.
  if (endedBy === 'logout') forgetWritten();
  useSession.setState({ token: null, imToken: null, imTokenEnds: 0, user: null, endedBy });
}

/** Messages and posts not sent yet, and what was searched for (`recentSearches.<user>`). */
function forgetWritten(): void {
  const written = Object.keys(localStorage).filter((key) =>
    /^(outbox|postDrafts|recentSearches\..*)$/.test(key),
  );
  for (const key of written) localStorage.removeItem(key);
}

export function keepImToken(imToken: string, ends: number): void {
  localStorage.setItem(keys.imToken, imToken);
  localStorage.setItem(keys.imTokenEnds, String(ends));
  useSession.setState({ imToken, imTokenEnds: ends });
}

export function keepUser(user: UserData): void {
  if (getSession().token === null) return;
  localStorage.setItem(keys.user, JSON.stringify(user));
  useSession.setState({ user });
}

/** Follows logins and logouts of other tabs. Returns the way to stop. */
export function followOtherTabs(onLogin: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== keys.token && event.key !== null) return;
    useSession.setState({ ...readSession(), endedBy: 'logout' });
    if (getSession().token !== null) onLogin();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readSession(): Session {
  return {
    token: localStorage.getItem(keys.token),
    imToken: localStorage.getItem(keys.imToken),
    imTokenEnds: Number(localStorage.getItem(keys.imTokenEnds) ?? 0),
    user: readUser(),
    endedBy: null,
  };
}

function readUser(): UserData | null {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? 'null') as UserData | null;
  } catch {
    return null;
  }
}
