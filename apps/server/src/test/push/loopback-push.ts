import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { choosePush } from '../../outside/push/choose-push.ts';
import type { PushSender } from '../../outside/push/push-sender.ts';

/** Imitates a subscribed browser: what it sends to our server, and how it decrypts an arriving body (RFC 8291). */
export function browser(name: string) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt: (body: Buffer): Record<string, unknown> => {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // One record: the text, the delimiter of the last record, padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

export type Arrived = { path: string; headers: Record<string, unknown>; body: Buffer; subject: unknown };

/**
 * Starts a push service on loopback: it accepts what a real one accepts, refuses a request with a wrong VAPID signature
 * (RFC 8292), and otherwise answers with `status`.
 */
export async function startPushService() {
  const service = { arrived: [] as Arrived[], status: 201 };
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const [, jwt = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(String(incoming.headers.authorization)) ?? [];
    const subject = await readVapid(jwt, key).catch(() => undefined);
    if (subject === undefined) return answer.writeHead(403).end();
    service.arrived.push({
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks),
      subject,
    });
    return answer.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Connects like the real sender, but to the loopback address. */
  const connect = {
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    send: (url: URL, { method, headers, signal }: object & Record<string, never>) =>
      request({ host: '127.0.0.1', port, path: url.pathname, method, headers, signal }),
  };
  return {
    service,
    sender: (context: Parameters<typeof choosePush>[0]): PushSender => choosePush(context, connect as never),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns the sender that signed for this push service with this key; throws for any other signature. */
async function readVapid(jwt: string, key: string): Promise<unknown> {
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(jwt, await importJWK(jwk, 'ES256'), {
    audience: 'https://push.example',
  });
  return payload.sub;
}
