import { z } from 'zod';
import { type AiConfig, aiEnvironment, readAiConfig } from './outside/ai/ai-config.ts';
import type { SmtpConfig } from './outside/mail/smtp.ts';
import {
  type PaymentConfig,
  paymentEnvironment,
  readPaymentConfig,
} from './outside/payments/payments-config.ts';
import { areKeysOfOnePair, type VapidKeys } from './outside/push/vapid-keys.ts';
import { ConfigError, urlText } from './platform/config-error.ts';
import { type ProxyTrust, readTrustedProxies } from './platform/http/client-address.ts';
import { isLoopbackHost } from './platform/http/loopback.ts';
import { readS3Address, type S3Address } from './platform/storage/s3-address.ts';

const flagText = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => ['true', '1', 'on'].includes(text));
const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: urlText(['http:', 'https:']).optional(),
  /** The reverse proxies in front: addresses, networks or a number of hops. */
  TRUSTED_PROXIES: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: urlText(['postgres:', 'postgresql:']).optional(),
  /** `transaction`: DATABASE_URL leads to a pooler that hands out connections by transaction, such as PgBouncer. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  /** PostgreSQL itself, behind the pooler. */
  DATABASE_DIRECT_URL: urlText(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: urlText(['redis:', 'rediss:']).optional(),
  /** `web` answers and runs no jobs, `worker` runs jobs, `all` does both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  ...paymentEnvironment.shape,
  ...aiEnvironment.shape,
  ENCRYPT_RESPONSES: flagText.default(false),
  /** `auto`: rules decide what is published. `manual`: staff see words and media before anybody else does. */
  MODERATION: z.enum(['auto', 'manual']).default('auto'),
  DEMO: flagText.optional(),
  /** Demo mode signs anyone in as anyone: it stays on loopback unless this is set. */
  DEMO_ANYWHERE: flagText.default(false),
  CREATOR_SHARE_PERCENT: z.coerce.number().min(0).max(100).default(80),
  /** Diamonds that the house gives each new account; 0 gives none. */
  WELCOME_GIFT: z.coerce.number().int().min(0).max(10_000).optional(),
  /** Boxes with a random prize, bought with diamonds. Not allowed everywhere: the operator decides. */
  LUCKY_BOX: flagText.default(false),
  /** The bucket that keeps media; none: a folder in DATA_DIR. */
  STORAGE_URL: z.string().min(1).optional(),
  /** Where nginx serves the folder of media internally (X-Accel-Redirect). */
  MEDIA_ACCEL_PREFIX: z
    .string()
    .regex(/^\/([A-Za-z0-9_-]+\/)+$/, 'must be a path like /protected-media/')
    .optional(),
  /** The most that the files of one account may take. */
  STORAGE_QUOTA_MB: z.coerce.number().int().min(1).max(10_000_000).default(10_000),
  /** What tax numbers are encrypted with; none: a key file in DATA_DIR. */
  TAX_KEY: z
    .string()
    .refine(
      (text) => Buffer.from(text, 'base64').length === 32,
      'must be 32 bytes in base64: openssl rand -base64 32',
    )
    .optional(),
  /** Keys for Web Push (RFC 8292), all three together; none: made of this installation's own secret. */
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: address')
    .optional(),
  /** Path of a service account file; none: no notices to apps. */
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  /** Where mail is handed over, and in whose name; both together. None: no mail, or a box to look into in a demo. */
  SMTP_URL: urlText(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, or: Name <address>',
    )
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export const settingNames = Object.keys(environment.shape);

/** In a demo world nobody loses anything by it. */
const demoWelcomeGift = 100;

export type Config = PaymentConfig & {
  host: string;
  port: number;
  /** Address people use; undefined means "as listened on". */
  publicUrl: string | undefined;
  /** Which reverse proxies are believed when they name the client's address. */
  trustProxy: ProxyTrust;
  dataDir: string;
  databaseUrl: string | undefined;
  /** DATABASE_URL leads through a transaction pooler; `directUrl` past it, where that is known. */
  pooler: { directUrl: string | undefined } | undefined;
  redisUrl: string | undefined;
  role: 'all' | 'web' | 'worker';
  /** This process is the only one of the installation: nothing of what is under way can belong to another. */
  isAlone: boolean;
  googleClientId: string | undefined;
  appleClientId: string | undefined;
  ai: AiConfig | undefined;
  encryptResponses: boolean;
  moderation: 'auto' | 'manual';
  demo: boolean;
  creatorShareBps: number;
  /** Diamonds; 0: none. */
  welcomeGift: number;
  luckyBox: boolean;
  /** Address below which nginx serves the folder of media internally; undefined: the server sends the bytes itself. */
  mediaAccelPrefix: string | undefined;
  /** The bucket that keeps media; undefined: a folder in dataDir. */
  s3: S3Address | undefined;
  /** The most that the files of one account may take. */
  storageQuotaBytes: number;
  /** What tax numbers are encrypted with, 32 bytes; undefined: a key file in dataDir. */
  taxKey: Buffer | undefined;
  /** What push services know us by; undefined: keys of our own making. */
  vapid: (VapidKeys & { subject: string }) | undefined;
  /** Path of a service account file; undefined: no Firebase. */
  firebaseServiceAccount: string | undefined;
  /** Where mail is handed over; undefined: nowhere. */
  smtp: SmtpConfig | undefined;
  logLevel: string;
};

/** Reads the environment; throws ConfigError naming the setting that is wrong. Empty values count as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const e = parsed.data;
  const demo = e.DEMO ?? !(e.GOOGLE_CLIENT_ID || e.APPLE_CLIENT_ID);
  if (demo && !e.DEMO_ANYWHERE) refuseOpenDemo(e.HOST, e.PUBLIC_URL);
  if (!demo && !e.GOOGLE_CLIENT_ID && !e.APPLE_CLIENT_ID) {
    throw new ConfigError(
      'DEMO: without demo mode GOOGLE_CLIENT_ID or APPLE_CLIENT_ID must be set, or nobody could sign in',
    );
  }
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: readTrustedProxies(e.TRUSTED_PROXIES),
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    pooler: readPooler(e),
    redisUrl: e.REDIS_URL,
    role: e.ROLE,
    isAlone: !e.REDIS_URL && e.ROLE === 'all',
    googleClientId: e.GOOGLE_CLIENT_ID,
    appleClientId: e.APPLE_CLIENT_ID,
    ...readPaymentConfig(e, demo),
    ai: readAiConfig(e),
    encryptResponses: e.ENCRYPT_RESPONSES,
    moderation: e.MODERATION,
    demo,
    creatorShareBps: Math.round(e.CREATOR_SHARE_PERCENT * 100),
    welcomeGift: e.WELCOME_GIFT ?? (demo ? demoWelcomeGift : 0),
    luckyBox: e.LUCKY_BOX,
    mediaAccelPrefix: e.MEDIA_ACCEL_PREFIX,
    s3: readStorage(e),
    storageQuotaBytes: e.STORAGE_QUOTA_MB * 1_000_000,
    taxKey: e.TAX_KEY === undefined ? undefined : Buffer.from(e.TAX_KEY, 'base64'),
    vapid: readVapid(e),
    firebaseServiceAccount: e.FIREBASE_SERVICE_ACCOUNT,
    smtp: readSmtp(e),
    logLevel: e.LOG_LEVEL,
  };
}

function readPooler({
  DATABASE_URL: url,
  DATABASE_POOLER: pooler,
  DATABASE_DIRECT_URL: directUrl,
}: z.output<typeof environment>): Config['pooler'] {
  if (pooler === 'none' && directUrl)
    throw new ConfigError('DATABASE_DIRECT_URL: leads past a pooler; set DATABASE_POOLER=transaction');
  if (pooler === 'none') return undefined;
  if (!url) throw new ConfigError('DATABASE_POOLER: set DATABASE_URL to the address of the pooler');
  return { directUrl };
}

function readStorage({
  STORAGE_URL: url,
  MEDIA_ACCEL_PREFIX: prefix,
}: z.output<typeof environment>): Config['s3'] {
  if (!url) return undefined;
  if (prefix)
    throw new ConfigError(
      'MEDIA_ACCEL_PREFIX: nginx serves a folder, not the bucket of STORAGE_URL; unset one of them',
    );
  return readS3Address(url);
}

function readVapid(e: z.output<typeof environment>): Config['vapid'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = e;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) {
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: must be set together');
  }
  if (!areKeysOfOnePair({ publicKey, privateKey }))
    throw new ConfigError('VAPID_PRIVATE_KEY: must be the private key of VAPID_PUBLIC_KEY, both base64url');
  return { publicKey, privateKey, subject };
}

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof environment>): Config['smtp'] {
  if (!url && !from) return undefined;
  if (!url || !from) throw new ConfigError('SMTP_URL, MAIL_FROM: must be set together');
  return { url, from };
}

/** Demo mode lets anyone sign in as anyone, so neither where it listens nor its address may be beyond this machine. */
function refuseOpenDemo(host: string, publicUrl: string | undefined): void {
  const why = 'demo mode lets anyone sign in as anyone';
  const instead = 'set DEMO=false, or DEMO_ANYWHERE=true to insist';
  if (!isLoopbackHost(host)) {
    throw new ConfigError(`HOST: ${why}, so it listens on loopback only (${instead})`);
  }
  if (publicUrl && !isLoopbackHost(new URL(publicUrl).hostname)) {
    throw new ConfigError(`PUBLIC_URL: ${why}, so its address is a loopback one (${instead})`);
  }
}
