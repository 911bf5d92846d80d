import type { CallInput, CallName, CallOutput } from '@kindred/contract/all/calls';
import type { wire } from '@kindred/contract/all/wire.gen';
import { buildRequest, type CallOptions } from './call-request.ts';
import { connectionFault, requestId, send } from './call-transport.ts';
import { openEnvelope } from './envelope.ts';

/** Calls that answer once; the others are for `streamCall`. */
export type OnceName = {
  [Name in CallName]: (typeof wire)[Name][2] extends 'stream' ? never : Name;
}[CallName];

const defaultTimeoutMs = 20_000;
const maxTimeoutMs = 600_000;

/**
 * Makes one call of the contract and gives its `data`.
 * Throws `RefusalError` (the server said no), `ConnectionError` (no answer), `UnreadableError` (a broken one),
 * or the abort of `options.signal`.
 */
export async function call<Name extends OnceName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallOutput<Name>> {
  const signal = deadline(options);
  const request = buildRequest(name, input, options);
  const response = await send(request, signal);
  const text = await response.text().catch((error: unknown) => {
    throw connectionFault(error, signal);
  });
  const source = { status: response.status, requestId: requestId(response), token: request.token };
  return (await openEnvelope(text, source)) as CallOutput<Name>;
}

function deadline({ signal, timeoutMs = defaultTimeoutMs }: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(Math.min(timeoutMs, maxTimeoutMs));
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
