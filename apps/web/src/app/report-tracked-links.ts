import { trackingCookie } from '@kindred/contract/tracking/limits';
import { getSession, useSession } from '../lib/storage/session.ts';

/**
 * By which creators' links this browser came, the server has put into cookies: reports it once a person is signed in, and
 * forgets them. Returns the way to stop.
 */
export function reportTrackedLinks(): () => void {
  const report = () => {
    if (getSession().token === null || !document.cookie.includes(trackingCookie)) return;
    // What cannot be loaded now, the next start of the app says.
    import('./tracked-links.ts').then(({ reportAll }) => reportAll()).catch(() => undefined);
  };
  report();
  return useSession.subscribe(({ token }, before) => {
    if (token !== before.token) report();
  });
}
