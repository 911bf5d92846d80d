import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const newline = 0x0a;
/** An event is one line; a token in its JSON needs a few hundred bytes. */
const defaultMaxLineBytes = 65_536;
const maxBodyBytes = 4 * 1024 * 1024;

type Asked = {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
};
/** Gives the head of an answer, whose body is then to be read (`readBody`) or destroyed. */
export type SendRequest = (url: URL, asked: Asked) => Promise<IncomingMessage>;

/**
 * Requests with a text body over node:http with connections kept alive. With hundreds of streams at once this costs a fraction of
 * the global `fetch`, whose chunks go through several streams.
 */
export function keepAliveRequest(): SendRequest {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  return async (url, { method, headers, body, signal }) => {
    const isSecure = url.protocol === 'https:';
    const head = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
        method,
        headers,
        agent: isSecure ? https : http,
      });
      if (signal) destroyOnAbort(outgoing, signal);
      outgoing.once('response', resolve).on('error', reject);
      outgoing.end(body);
    });
    // The reader of the body hears of its failure; a connection that closes after the reader has left concerns nobody.
    head.on('error', () => {});
    return head;
  };
}

/**
 * As the `signal` option of a request does, but without an error: behind an answer that is all there already, nobody
 * listens for errors of the socket, and one that nobody listens for ends the process.
 */
function destroyOnAbort(outgoing: ClientRequest, signal: AbortSignal): void {
  const onAbort = () => void outgoing.destroy();
  if (signal.aborted) return onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  outgoing.once('close', () => signal.removeEventListener('abort', onAbort));
}

/**
 * Hands over a body as it comes, what came together as one chunk: each token of each answer is one, and an iterator would make
 * promises for it. Resolves at its end. Rejects where it breaks off, where `onChunk` throws, and where it is larger than any
 * answer or has an endless line; the connection is closed then.
 */
export function readBody(
  head: IncomingMessage,
  onChunk: (chunk: Buffer) => void,
  { maxLineBytes = defaultMaxLineBytes } = {},
): Promise<void> {
  const withinLimits = bodyLimits(maxLineBytes);
  return new Promise((resolve, reject) => {
    let isOver = false;
    const fail = (error: unknown) => {
      isOver = true;
      head.destroy();
      reject(error);
    };
    const come: Buffer[] = [];
    const handOver = () => {
      const [first] = come;
      if (!first || isOver) return;
      const chunk = come.length === 1 ? first : Buffer.concat(come);
      come.length = 0;
      try {
        onChunk(chunk);
      } catch (error) {
        fail(error);
      }
    };
    head.on('data', (chunk: Buffer) => {
      try {
        withinLimits(chunk);
      } catch (error) {
        return fail(error);
      }
      if (come.push(chunk) === 1) queueMicrotask(handOver);
    });
    head.once('error', fail).once('end', () => {
      handOver();
      resolve();
    });
    const onClose = () => fail(new Error('the connection was closed'));
    if (head.closed) onClose();
    else head.once('close', onClose);
  });
}

function bodyLimits(maxLineBytes: number): (chunk: Buffer) => void {
  let bytes = 0;
  let line = 0;
  return (chunk) => {
    bytes += chunk.length;
    const end = chunk.lastIndexOf(newline);
    const longest = line + (end < 0 ? chunk.length : chunk.indexOf(newline));
    line = end < 0 ? longest : chunk.length - end - 1;
    if (longest > maxLineBytes) throw new Error(`the model sent a line of more than ${maxLineBytes} bytes`);
    if (bytes > maxBodyBytes) throw new Error(`the model sent more than ${maxBodyBytes} bytes`);
  };
}
