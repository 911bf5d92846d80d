import type { CallName } from '@kindred/contract/all/calls';
import { callPath } from '@kindred/contract/wire/call-path';
import { currentLanguage } from '../i18n/i18n.ts';
import { getSession } from '../storage/session.ts';
import { factsOf } from './call-facts.ts';
import { getRequest, requestHeaders, type SentRequest } from './http-request.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Names a spend, so that a repeat happens once. Made up when the call needs one and none is given. */
  idempotencyKey?: string;
  /** Files beside the fields of a form call. */
  files?: Record<string, Blob | readonly Blob[]>;
  /** Longest wait for the whole answer; the cap is ten minutes. */
  timeoutMs?: number;
};

export function buildRequest(name: CallName, input: object, options: CallOptions): SentRequest {
  const [method, place, kind, idempotency] = factsOf(name);
  const path = callPath(place, input);
  const sender = { token: getSession().token, language: currentLanguage() };
  if (method === 'GET') return getRequest(path, input, sender);
  const headers = requestHeaders(sender);
  const key = options.idempotencyKey ?? (idempotency === 'key' ? crypto.randomUUID() : undefined);
  if (key) headers.set('idempotency-key', key);
  return {
    url: path,
    init: { method, headers, body: bodyOf(kind, input, options, headers) },
    token: sender.token,
  };
}

function bodyOf(kind: string, input: object, options: CallOptions, headers: Headers): BodyInit {
  if (kind === 'form') return formData(input, options.files ?? {});
  headers.set('content-type', 'application/json');
  return JSON.stringify(input);
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
