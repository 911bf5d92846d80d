import { endSession, getSession } from '../storage/session.ts';
import { ConnectionError, noAnswer, RefusalError } from './call-errors.ts';
import { loadRefusalTexts } from './error-text.ts';
import { fetchAnswer, type SentRequest } from './http-request.ts';
import { takePrefetched } from './prefetch.ts';

/** Sends, and turns what is no answer at all into a `ConnectionError`, a dead session into its end. */
export async function send(request: SentRequest, signal: AbortSignal): Promise<Response> {
  if (!navigator.onLine) throw new ConnectionError('offline');
  const response = await answerTo(request, signal).catch((error: unknown) => {
    throw connectionFault(error, signal);
  });
  return accept(request, response);
}

/**
 * Lets every answer through but a 401, which ends the session that it was sent with, and what something in front of a
 * server says that is not there.
 */
export async function accept(request: SentRequest, response: Response): Promise<Response> {
  if (response.status >= 502 && !isOurs(response)) throw noAnswer();
  if (response.status !== 401) return response;
  refuseSession(request.token);
  await loadRefusalTexts();
  throw new RefusalError({ code: 401, msg: 'Please sign in', status: 401, requestId: requestId(response) });
}

// The server itself answers with JSON, failures included; another content type comes from a proxy.
function isOurs(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

async function answerTo(request: SentRequest, signal: AbortSignal): Promise<Response> {
  const prefetched = takePrefetched(request);
  if (!prefetched) return fetchAnswer(request, signal);
  const answer = await prefetched.catch(() => undefined);
  signal.throwIfAborted();
  return answer ?? fetchAnswer(request, signal);
}

export function requestId(response: Response): string | null {
  return response.headers.get('x-request-id');
}

/** What a rejected `fetch` or body read means. An abort by the caller stays an abort. */
export function connectionFault(error: unknown, signal: AbortSignal): unknown {
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (reason instanceof ConnectionError) return reason;
  if (reason instanceof DOMException && reason.name === 'TimeoutError') return new ConnectionError('timeout');
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  return noAnswer();
}

// Only the token that was refused is dropped: later 401s of calls sent with it find it gone already.
function refuseSession(token: string | null): void {
  if (token !== null && getSession().token === token) endSession('refusal');
}
