import type { FastifyBaseLogger } from 'fastify';
import { demoClock } from '../demo/demo-clock.ts';
import { features } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { connectedAi } from './features/ai-models/connection/connected-ai.ts';
import { authenticator } from './features/users/authenticate.ts';
import { gatherHooks } from './hooks.ts';
import { staffReview } from './outside/age/staff-review.ts';
import { chooseAi } from './outside/ai/choose-ai.ts';
import { chooseMail } from './outside/mail/choose-mail.ts';
import { choosePayments } from './outside/payments/choose-payments.ts';
import { providerPatienceMs, withDeadline } from './outside/payments/with-deadline.ts';
import { choosePush } from './outside/push/choose-push.ts';
import { chooseSignIn } from './outside/sign-in/choose-sign-in.ts';
import type { Clock } from './platform/clock.ts';
import { openDb } from './platform/db/db.ts';
import { systemRandom } from './platform/random.ts';
import { openLiveBus } from './platform/realtime/live-bus.ts';
import { openRedisLink } from './platform/realtime/redis-link.ts';
import { loadSecrets } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export type OpenContext = {
  context: Context;
  /** The same with connections of its own, for background jobs. */
  jobContext: Context;
  /** Called as soon as the address is known; sign-in and payment pages live below it. */
  setPublicUrl: (url: string) => void;
  /** Tells open streams and sockets to end. */
  drain: () => void;
  close: () => Promise<void>;
};

/** What may be put in place of the real thing: the clock, and the outside. */
export type Replacements = {
  [Port in 'clock' | 'random' | 'payments' | 'ai' | 'signIn' | 'push' | 'mail' | 'age' | 'storage']?:
    | Context[Port]
    | undefined;
};

type OpenDb = ReturnType<typeof openDb>;

/** Connections for requests and for jobs. Each of a worker's two job runners keeps one to hear of new jobs. */
const connections = {
  all: { requests: 11, jobs: 8 },
  web: { requests: 13, jobs: 1 },
  worker: { requests: 2, jobs: 13 },
} satisfies Record<Config['role'], object>;

/** Connects to a migrated database and puts everything together that features need. */
export async function createContext(
  config: Config,
  options: { connectionString: string; log: FastifyBaseLogger; replace?: Replacements },
): Promise<OpenContext> {
  const { log, replace = {} } = options;
  const [{ db, pool }, jobs] = openPools(config, options);
  const redisLink = config.redisUrl ? await openRedisLink(config.redisUrl, log) : undefined;
  const live = openLiveBus(redisLink, config);
  const random = replace.random ?? systemRandom;
  const clock: Clock = replace.clock ?? (await demoClock(config, db, live));
  const secret = await loadSecrets(db, random);
  const closing = new AbortController();
  let url = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const base = {
    config,
    log,
    db,
    pool,
    jobPool: jobs.pool,
    clock,
    random,
    live,
    redis: redisLink?.redis,
    secret,
    publicUrl: () => url,
    closing: closing.signal,
  };

  const context: Context = {
    ...base,
    storage: replace.storage ?? openStorage(config),
    payments: replace.payments ?? withDeadline(choosePayments(base), providerPatienceMs),
    ai: replace.ai ?? (config.ai ? chooseAi(config.ai, log) : await connectedAi(base)),
    signIn: replace.signIn ?? chooseSignIn(base),
    push: replace.push ?? choosePush(base),
    mail: replace.mail ?? chooseMail(base),
    age: replace.age ?? staffReview,
    hooks: gatherHooks(features),
    authenticate: authenticator(base),
  };
  return {
    context,
    jobContext: { ...context, ...jobs },
    setPublicUrl: (listened) => {
      url = config.publicUrl ?? listened;
    },
    drain: () => closing.abort(),
    close: async () => {
      redisLink?.close();
      await Promise.all([db.destroy(), jobs.db.destroy()]);
    },
  };
}

/** Opens the connections of requests, and those of jobs. */
function openPools(
  { role, pooler }: Config,
  { connectionString, log }: { connectionString: string; log: FastifyBaseLogger },
): [requests: OpenDb, jobs: OpenDb] {
  const onError = ({ message }: Error) => log.warn({ reason: message }, 'database connection lost');
  const open = (max: number) => openDb({ connectionString, max, isPooled: pooler !== undefined, onError });
  return [open(connections[role].requests), open(connections[role].jobs)];
}
