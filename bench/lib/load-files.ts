import { connect } from 'node:net';

const connections = 32;

export type FileLoad = {
  port: number;
  /** Requested in turn. `headers` are raw lines. */
  requests: { path: string; headers?: string }[];
  status: number;
  bytes: number;
  seconds: number;
};

/**
 * How many files a second are sent over 32 connections kept open, one request at a time each. Reads into one buffer per connection and looks at heads alone, so that the reader is not what is measured.
 * Throws where an answer has another status or length.
 */
export async function filesPerSecond(load: FileLoad): Promise<number> {
  const texts = load.requests.map(
    ({ path, headers = '' }) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`,
  );
  let turn = 0;
  const nextRequest = () => texts[turn++ % texts.length] as string;
  const started = performance.now();
  const deadline = started + load.seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => readUntil(load, nextRequest, deadline)),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  return count / ((performance.now() - started) / 1000);
}

function readUntil(
  { port, status, bytes }: FileLoad,
  nextRequest: () => string,
  deadline: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let left = 0;
    let head = '';
    /** Reads the head of an answer; gives how many bytes of the piece belong to the body. */
    const readHead = (piece: string): number => {
      const before = head.length;
      head += piece;
      const end = head.indexOf('\r\n\r\n') + 4;
      if (end < 4) return 0;
      const isExpected =
        head.startsWith(`HTTP/1.1 ${status} `) && head.toLowerCase().includes(`content-length: ${bytes}\r\n`);
      if (!isExpected) socket.destroy(new Error(`not ${status} with ${bytes} bytes: ${head.slice(0, 300)}`));
      head = '';
      left = bytes;
      return piece.length - (end - before);
    };
    const take = (length: number, buffer: Uint8Array): boolean => {
      const ofBody = left > 0 ? length : readHead(Buffer.from(buffer.buffer, 0, length).toString('latin1'));
      left -= ofBody;
      if (left > 0 || head !== '') return true;
      count++;
      if (performance.now() < deadline) socket.write(nextRequest());
      else socket.end(() => resolve(count));
      return true;
    };
    const buffer = Buffer.allocUnsafeSlow(131_072);
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: take } });
    socket.once('connect', () => socket.write(nextRequest())).once('error', reject);
  });
}
