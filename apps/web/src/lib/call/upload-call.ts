import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { OnceName } from './call.ts';
import { ConnectionError, noAnswer } from './call-errors.ts';
import { buildRequest, type CallOptions } from './call-request.ts';
import { accept, requestId } from './call-transport.ts';
import { openEnvelope } from './envelope.ts';
import type { SentRequest } from './http-request.ts';

type UploadOptions = Pick<CallOptions, 'files' | 'signal'> & {
  /** The part of the body that is on its way, 0 to 1. */
  onProgress: (part: number) => void;
};

/** As `call`, for large bodies: reports progress, and times out only when nothing moves. */
export async function uploadCall<Name extends OnceName>(
  name: Name,
  input: CallInput<Name>,
  options: UploadOptions,
): Promise<CallOutput<Name>> {
  options.signal?.throwIfAborted();
  if (!navigator.onLine) throw new ConnectionError('offline');
  const request = buildRequest(name, input, options);
  const response = await accept(request, await sendWithProgress(request, options));
  const source = { status: response.status, requestId: requestId(response), token: request.token };
  return (await openEnvelope(await response.text(), source)) as CallOutput<Name>;
}

const stillMs = 60_000;

// `fetch` does not report upload progress.
function sendWithProgress(
  { url, init }: SentRequest,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest();
    let timer = setTimeout(giveUp, stillMs);
    function giveUp() {
      reject(new ConnectionError('timeout'));
      sender.abort();
    }
    const stop = () => sender.abort();
    signal?.addEventListener('abort', stop, { once: true });
    sender.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stillMs);
      if (total > 0) onProgress(loaded / total);
    };
    sender.onload = () => resolve(responseOf(sender));
    sender.onerror = () => reject(noAnswer());
    sender.onabort = () => reject(signal?.reason ?? new ConnectionError('timeout'));
    sender.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    sender.open(init.method ?? 'POST', url);
    new Headers(init.headers).forEach((value, key) => sender.setRequestHeader(key, value));
    sender.send(init.body as XMLHttpRequestBodyInit);
  });
}

function responseOf(sender: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'x-request-id']) {
    const value = sender.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(sender.responseText, { status: sender.status, headers });
}
