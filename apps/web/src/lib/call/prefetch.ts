import { fetchAnswer, type SentRequest } from './http-request.ts';

/** What boot.ts leaves for the app: answers by address. */
type Prefetched = { token: string; answers: Map<string, Promise<Response>> };

const page = globalThis as { prefetched?: Prefetched };
const timeoutMs = 20_000;

/** Sends reading requests before the app is there. Gives their answers, in the same order. */
export function prefetch(token: string, requests: readonly SentRequest[]): Promise<Response>[] {
  const answers = requests.map((request) => fetchAnswer(request, AbortSignal.timeout(timeoutMs)));
  // A failed one is asked for again by the app.
  for (const answer of answers) answer.catch(() => undefined);
  if (page.prefetched?.token !== token) page.prefetched = { token, answers: new Map() };
  for (const [index, { url }] of requests.entries()) page.prefetched.answers.set(url, answers[index]!);
  return answers;
}

/**
 * The answer to a request that was sent before the app was there: given once, and only to the session that sent it.
 * Undefined for all other requests.
 */
export function takePrefetched({ url, init, token }: SentRequest): Promise<Response> | undefined {
  const { prefetched } = page;
  if (!prefetched || init.method !== 'GET' || prefetched.token !== token) return undefined;
  const answer = prefetched.answers.get(url);
  prefetched.answers.delete(url);
  return answer;
}
