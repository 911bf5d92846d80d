import type { PlatformContext } from '../platform-context.ts';
import type { SessionViewer } from './viewer.ts';

const recheckEveryMs = 30_000;

/**
 * Aborted when the client has gone (`closed`) or the session has ended: at once on the news of it, within 30 s when
 * the news got lost. For answers that go on for a while.
 */
export function sessionSignal(
  context: Pick<PlatformContext, 'live' | 'authenticate' | 'log'>,
  viewer: SessionViewer,
  token: string,
  closed: AbortSignal,
): AbortSignal {
  const controller = new AbortController();
  const end = () => {
    clearInterval(rechecking);
    forget();
    closed.removeEventListener('abort', end);
    controller.abort('ended');
  };
  const recheck = async () => {
    if (!(await context.authenticate(token))) end();
  };
  const forget = context.live.onSessionEnded(viewer.sessionId, end);
  const rechecking = setInterval(() => {
    recheck().catch((error: unknown) => context.log.warn({ err: error }, 'session could not be checked'));
  }, recheckEveryMs);
  if (closed.aborted) end();
  else closed.addEventListener('abort', end);
  return controller.signal;
}
