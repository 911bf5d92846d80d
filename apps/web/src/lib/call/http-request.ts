import { timeZone } from '../storage/device.ts';

/** A request as it is sent, and whose it is. */
export type SentRequest = { url: string; init: RequestInit; token: string | null };

/** Who asks, and in which language. */
export type Sender = { token: string | null; language: string };

/** The headers that every call sends: who, in which language, in which time zone. */
export function requestHeaders({ token, language }: Sender): Headers {
  const headers = new Headers({ timezone: timeZone(), 'accept-language': language });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** A call that only reads, with its input in the address. */
export function getRequest(path: string, input: object, sender: Sender): SentRequest {
  const init = { method: 'GET', headers: requestHeaders(sender) };
  return { url: path + queryString(input), init, token: sender.token };
}

export function fetchAnswer({ url, init }: SentRequest, signal: AbortSignal): Promise<Response> {
  // No answer of ours may be cached, and the browser need not look for one.
  return fetch(url, { ...init, cache: 'no-store', signal });
}

function queryString(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
