import { type CallName, calls } from '@kindred/contract/all/calls';
import type { TestApp } from './start-test-app.ts';

/** Sends a form with files, as a browser does; returns status and envelope. */
export async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  name: CallName,
  fields: Record<string, string | Uint8Array>,
  token: string,
) {
  const call = calls.find((item) => item.name === name);
  if (!call) throw new Error(`no call ${name}`);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value)]), 'file');
  }
  const body = new Response(form);
  const response = await app.inject({
    method: call.method,
    url: call.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    ...(response.json() as { code: number; data: Record<string, unknown> }),
  };
}
