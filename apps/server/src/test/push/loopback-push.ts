import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { choosePush } from '../../outside/push/choose-push.ts';
import type { PushSender } from '../../outside/push/push-sender.ts';

/** A browser that has subscribed: what it sends to our server, and what it reads of a body that arrives (RFC 8291). */
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
      // One record: the text, the sign of the last one, padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

export type Arrived = { path: string; headers: Record<string, unknown>; body: Buffer; subject: unknown };

/**
 * A push service on loopback: takes what a real one takes, refuses a request whose VAPID signature does not fit (RFC
 * 8292), and answers otherwise as `status` says.
 */
export async function startPushService() {
  const service = { arrived: [] as Arrived[], status: 201 };
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(asked.headers.authorization)) ?? [];
    const subject = await readVapid(jwt, key).catch(() => undefined);
    if (subject === undefined) return answer.writeHead(403).end();
    service.arrived.push({
      path: asked.url ?? '',
      headers: asked.headers,
      body: Buffer.concat(chunks),
      subject,
    });
    return answer.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** As a sender connects, but for where it arrives. */
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

/** Who sends, by a signature that this key made for this push service; throws on any other. */
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
