import { randomUUID } from 'node:crypto';
import type { CallInput, CallName, CallOutput } from '@kindred/contract/all/calls';
import { callPath } from '@kindred/contract/wire/call-path';
import { wire } from '@kindred/contract/all/wire.gen';
import type { Person } from './people.ts';

/** Makes a call as somebody, past the browser. Of a stream it gives the last line with fields. Throws on a refusal. */
export async function callAs<Name extends CallName>(
  { origin, token }: Person,
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const [method, path] = wire[name];
  const url = new URL(callPath(path, input), origin);
  if (method === 'GET') {
    for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
  }
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const text = await response.text();
  const envelopes = isStream(response) ? linesOf(text) : [JSON.parse(text) as Envelope<Name>];
  const refused = envelopes.find(({ code }) => code !== 2000);
  if (refused) throw new Error(`${name} was refused: ${refused.code} ${refused.msg}`);
  return envelopes.at(-1)?.data as CallOutput<Name>;
}

type Envelope<Name extends CallName> = { code: number; msg: string; data: CallOutput<Name> };

function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

function linesOf<Name extends CallName>(text: string): Envelope<Name>[] {
  const lines = text.split('\n').filter((line) => line.startsWith('data:'));
  return lines.map((line) => JSON.parse(line.slice('data:'.length)) as Envelope<Name>);
}
