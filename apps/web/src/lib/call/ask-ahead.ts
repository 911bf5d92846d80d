import type { SentRequest } from './call-request.ts';

/** What public/before-app.js leaves for the app. */
type AskedAhead = { token: string; answers: Map<string, Promise<Response>> };

/**
 * The answer to a request that the page sent before the app was there: given once, and only to the session that
 * asked. Undefined for all other requests.
 */
export function takeAhead({ url, init, token }: SentRequest): Promise<Response> | undefined {
  const { askedAhead } = globalThis as { askedAhead?: AskedAhead };
  if (!askedAhead || init.method !== 'GET' || askedAhead.token !== token) return undefined;
  const answer = askedAhead.answers.get(url);
  askedAhead.answers.delete(url);
  return answer;
}
