import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Redis } from 'ioredis';
import { isLoopbackHost } from '../platform/http/loopback.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Check } from './examine.ts';

const minRedisVersion = 7;

/** What stands beside the server: where media are kept, Redis, mail, and the proxies in front. */
export const neighbourChecks: Check[] = [
  {
    name: 'storage',
    advice: 'See that the bucket of STORAGE_URL, or DATA_DIR/media, exists and may be written by this user.',
    look: async ({ config }) => {
      const storage = openStorage(config);
      const key = `doctor/${randomUUID()}`;
      const bytes = Buffer.from(key);
      await storage.put(key, bytes);
      try {
        const read = await storage.readPiece(key, 0, bytes.length - 1);
        if (!read?.equals(bytes)) throw new Error('a file was not read as it was written');
      } finally {
        await storage.remove(key);
      }
      return {
        seen: `a file was written, read and removed in ${config.s3 ? 'the bucket' : 'DATA_DIR/media'}`,
      };
    },
  },
  {
    name: 'redis',
    advice: 'See that Redis 7 or Valkey runs where REDIS_URL says.',
    look: async ({ config }) => {
      if (config.redisUrl) return lookAtRedis(config.redisUrl);
      if (config.isAlone) return { seen: 'none: this is the only process' };
      return {
        seen: `none, and ROLE=${config.role}`,
        advice: 'Set REDIS_URL: without it news travel between processes once a second at best.',
      };
    },
  },
  {
    name: 'mail',
    advice: 'See that SMTP_URL names the mail server and its port, and that a firewall lets it through.',
    look: async ({ config: { smtp } }) => {
      if (!smtp)
        return { seen: 'none', advice: 'Set SMTP_URL and MAIL_FROM if digests and receipts shall be sent.' };
      const { hostname, port, protocol } = new URL(smtp.url);
      const isTls = protocol === 'smtps:';
      const host = hostname.replace(/^\[|\]$/g, '');
      const at = { host, port: Number(port) || (isTls ? 465 : 587) };
      const socket = isTls ? connectTls(at) : connect(at);
      try {
        const [greeting] = await once(socket, 'data');
        if (!String(greeting).startsWith('220'))
          throw new Error(`no SMTP greeting but ${String(greeting).trim()}`);
      } finally {
        socket.destroy();
      }
      return { seen: 'the mail server greets' };
    },
  },
  {
    name: 'proxies',
    advice: 'See that the server runs, and that the reverse proxy leads PUBLIC_URL to it.',
    look: async ({ config: { publicUrl }, trustsProxies }) => {
      if (!publicUrl) return { seen: 'no PUBLIC_URL: people come to HOST and PORT' };
      const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual' });
      if (response.status !== 200) throw new Error(`PUBLIC_URL/healthz answers ${response.status}`);
      if (trustsProxies || isLoopbackHost(new URL(publicUrl).hostname))
        return { seen: 'PUBLIC_URL leads to a server of ours' };
      return {
        seen: 'PUBLIC_URL leads to a server of ours, and no proxy is trusted',
        advice: 'If a proxy stands in front, name it in TRUSTED_PROXIES: else all visitors share one limit.',
      };
    },
  },
];

async function lookAtRedis(url: string): Promise<{ seen: string; advice?: string; isBroken?: boolean }> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  let cause = '';
  redis.on('error', ({ message }: Error) => {
    cause = message;
  });
  try {
    await redis.connect().catch((error: Error) => {
      throw new Error(cause || error.message);
    });
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? '';
    if (Number.parseInt(version, 10) >= minRedisVersion) return { seen: `Redis ${version} answers` };
    return {
      seen: `Redis ${version}`,
      advice: 'Install Redis 7 or Valkey: older ones cannot share news.',
      isBroken: true,
    };
  } finally {
    redis.disconnect();
  }
}
