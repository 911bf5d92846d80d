import type { CallName } from '@kindred/contract/wire/calls';
import { wire } from '@kindred/contract/wire/wire.gen';
import { currentLanguage } from '../i18n/i18n.ts';
import { timeZone } from '../storage/device.ts';
import { getSession } from '../storage/session.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Names a spend, so that a repeat happens once. Made up when the call needs one and none is given. */
  idempotencyKey?: string;
  /** Files beside the fields of a form call. */
  files?: Record<string, Blob | readonly Blob[]>;
  /** Longest wait for the whole answer; the cap is ten minutes. */
  timeoutMs?: number;
};

export type SentRequest = { url: string; init: RequestInit; token: string | null };

/** The HTTP request of a call, as its wire facts say. */
export function buildRequest(name: CallName, input: object, options: CallOptions): SentRequest {
  const [method, path, kind, idempotency] = wire[name];
  const { token } = getSession();
  const headers = new Headers({ timezone: timeZone(), 'accept-language': currentLanguage() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const key = options.idempotencyKey ?? (idempotency === 'key' ? crypto.randomUUID() : undefined);
  if (key) headers.set('idempotency-key', key);
  if (method === 'GET') return { url: path + queryString(input), init: { method, headers }, token };
  return { url: path, init: { method, headers, body: bodyOf(kind, input, options, headers) }, token };
}

function bodyOf(kind: string, input: object, options: CallOptions, headers: Headers): BodyInit {
  if (kind === 'form') return formData(input, options.files ?? {});
  headers.set('content-type', 'application/json');
  return JSON.stringify(input);
}

function queryString(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

function formData(input: object, files: NonNullable<CallOptions['files']>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [key, value] of Object.entries(files)) {
    for (const file of [value].flat()) form.append(key, file as Blob);
  }
  return form;
}
