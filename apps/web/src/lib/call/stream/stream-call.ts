import type { CallInput, CallName, CallOutput } from '@kindred/contract/all/calls';
import type { wire } from '@kindred/contract/all/wire.gen';
import { ConnectionError } from '../call-errors.ts';
import { buildRequest, type CallOptions } from '../call-request.ts';
import { connectionFault, requestId, send } from '../call-transport.ts';
import { openEnvelope } from '../envelope.ts';
import { dataLines } from './data-lines.ts';

export type StreamName = {
  [Name in CallName]: (typeof wire)[Name][2] extends 'stream' ? Name : never;
}[CallName];

const silenceMs = 60_000;

/**
 * Makes a call that answers in `data:` lines and gives the `data` of each as it arrives.
 * Throws as `call` does; a minute without a byte is a `ConnectionError` with the fault `timeout`.
 */
export async function* streamCall<Name extends StreamName>(
  name: Name,
  input: CallInput<Name>,
  options: Omit<CallOptions, 'timeoutMs'> = {},
): AsyncGenerator<CallOutput<Name>> {
  const watch = silenceWatch(options.signal);
  try {
    const request = buildRequest(name, input, options);
    const response = await send(request, watch.signal);
    const source = { status: response.status, requestId: requestId(response), token: request.token };
    if (!isEventStream(response)) {
      // A refusal before the first line comes as one plain envelope.
      yield (await openEnvelope(await response.text(), source)) as CallOutput<Name>;
      return;
    }
    for await (const line of dataLines(response, watch.heard)) {
      yield (await openEnvelope(line, source)) as CallOutput<Name>;
    }
  } catch (error) {
    throw watch.signal.aborted || error instanceof TypeError ? connectionFault(error, watch.signal) : error;
  } finally {
    watch.stop();
  }
}

function isEventStream(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
}

function silenceWatch(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new ConnectionError('timeout'));
  let timer = setTimeout(giveUp, silenceMs);
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    // Also ends the request when the reader walks away in the middle.
    stop: () => {
      clearTimeout(timer);
      controller.abort(new DOMException('The reader left', 'AbortError'));
    },
  };
}
