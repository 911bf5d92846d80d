import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A live connection that is ready. */
export type LiveClient = { drop: () => void };

/**
 * Opens `/live` from an address of its own of the loopback network and waits for `ready`. A bare socket: a whole WebSocket client
 * takes more of the machine than what is measured.
 */
export function openLive(port: number, imToken: string, localAddress: string): Promise<LiveClient> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.setNoDelay(true);
    const fail = (why: unknown) => reject(new Error(`no live connection: ${why}`));
    const ended = () => fail('it was closed');
    socket.on('error', fail);
    socket.on('close', ended);
    let received = '';
    let isUpgraded = false;
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      if (!isUpgraded && received.includes('\r\n\r\n')) {
        if (!received.startsWith('HTTP/1.1 101')) return fail(received.slice(0, 200));
        isUpgraded = true;
        socket.write(textFrame(JSON.stringify({ im_token: imToken })));
      }
      if (!received.includes('{"type":"ready"}')) return;
      received = '';
      socket.off('close', ended);
      socket.off('error', fail);
      socket.on('error', () => {});
      resolve({ drop: () => socket.destroy() });
    });
    socket.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });
}

/** A masked text frame of up to 65,535 bytes (RFC 6455 §5.2). */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  for (let at = 0; at < payload.length; at++) payload[at] = (payload[at] ?? 0) ^ (mask[at % 4] ?? 0);
  const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, mask, payload]);
}
