import type { PlatformContext } from '../platform-context.ts';
import type { SessionViewer } from './viewer.ts';

const recheckEveryMs = 30_000;

/**
 * Returns a signal for long answers that aborts when the client has disconnected (`closed`) or the session has ended:
 * at once on the event, within 30 s when the event was lost.
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
