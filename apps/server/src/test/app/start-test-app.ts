import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallInput, type CallName, type CallOutput, calls } from '@kindred/contract/all/calls';
import type { Call } from '@kindred/contract/wire/call';
import { callPath } from '@kindred/contract/wire/call-path';
import { refusals } from '@kindred/contract/wire/errors';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, features } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { createContext, type Replacements } from '../../create-context.ts';
import { gatherJobs } from '../../feature.ts';
import { scriptedCompanion } from '../../outside/ai/scripted/scripted-companion.ts';
import { type MovableClock, movableClock } from '../../platform/clock.ts';
import { refusalsOf } from '../../platform/http/openapi/refusals-of.ts';
import type { JobRunner } from '../../platform/jobs/job-runner.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { checkAnswers, expectContract } from './check-answers.ts';
import { createTestDatabase } from './database.ts';

export type Answer<Data> = { status: number; code: number; msg: string; data: Data };

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  clock: MovableClock;
  /** Listens on a free port of the loopback address; for streams, sockets and webhooks. */
  listen: () => Promise<string>;
  /** Starts all or some background jobs; they stop with the app. */
  startJobs: (isWanted?: (task: string) => boolean) => Promise<void>;
  /** Sends one call of the contract. The lines of a stream are in `lines`. */
  call: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: { token?: string; key?: string; timezone?: string; language?: string },
  ) => Promise<Answer<CallOutput<Name>> & { lines: Answer<CallOutput<Name>>[] }>;
  close: () => Promise<void>;
};

/**
 * Starts the whole server on a database of its own, with a clock that tests advance and an embedded companion that does
 * not pause between words. Only the parts in `replace` are not real.
 */
export async function startTestApp(
  options: {
    replace?: Replacements;
    env?: Record<string, string>;
    /** Leads to the database by another address, such as a pooler's. */
    addressOf?: (connectionString: string) => string;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-app-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...options.env });
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const clock = movableClock();
  const { context, setPublicUrl, drain, close } = await createContext(config, {
    connectionString: options.addressOf?.(database.connectionString) ?? database.connectionString,
    log,
    replace: { clock, ai: scriptedCompanion({ pauseMs: 0 }), ...options.replace },
  });
  const app = await buildApp(context);
  const mistakes = checkAnswers(app);
  await app.ready();
  let runner: JobRunner | undefined;

  return {
    app,
    context,
    clock,
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      setPublicUrl(url);
      return url;
    },
    startJobs: async (isWanted = () => true) => {
      const { jobs, longJobs } = gatherJobs(features, context);
      const jobPools = [jobs, longJobs].map((all) => ({
        handlers: Object.fromEntries(Object.entries(all).filter(([task]) => isWanted(task))),
        concurrency: 4,
      }));
      runner = await startJobs({ ...context, jobPools, crontab: [] });
    },
    call: async (name, input, options = {}) => {
      const answer = await inject(app, name, input as object, options);
      const mistake = mistakes.shift();
      if (mistake) throw mistake;
      return answer;
    },
    close: async () => {
      drain();
      await runner?.stop();
      await app.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (mistakes.length > 0) throw new AggregateError(mistakes, mistakes.join('\n'));
    },
  };
}

/** Starts the app for a whole test file: it is ready before the file's own hooks run and closes after them. */
export function useTestApp(options?: Parameters<typeof startTestApp>[0]): TestApp {
  const kindred = {} as TestApp;
  beforeAll(async () => {
    Object.assign(kindred, await startTestApp(options));
  });
  afterAll(() => kindred.close());
  return kindred;
}

async function inject(
  app: FastifyInstance,
  name: CallName,
  input: object,
  { token, key, timezone, language }: { token?: string; key?: string; timezone?: string; language?: string },
) {
  const call = calls.find((item) => item.name === name);
  if (!call) throw new Error(`no call ${name}`);
  const response = await app.inject({
    method: call.method,
    url: callPath(call.path, input),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(timezone ? { timezone } : {}),
      ...(language ? { 'accept-language': language } : {}),
    },
    ...(call.method === 'GET' ? { query: queryOf(input) } : { payload: input }),
  });
  const bodies = String(response.headers['content-type']).startsWith('text/event-stream')
    ? response.payload
        .split('\n')
        .filter((line) => line.startsWith('data: '))
        .map((line) => JSON.parse(line.slice(6)))
    : [response.json()];
  const lines = bodies.map((body) => ({ status: response.statusCode, ...body }));
  for (const { code, data } of lines) {
    if (code !== successCode) expectDocumented(call, code);
    else if (call.kind === 'stream') expectContract(call, data);
  }
  return { ...lines.at(-1), lines };
}

/** Fails when the contract does not list the refusal for this call. */
function expectDocumented(call: Call, code: number): void {
  const isNamed = refusalsOf(call).some((name) => refusals[name].code === code);
  if (!isNamed) throw new Error(`${call.name} answers ${code}, which it does not name`);
}

function queryOf(input: object): Record<string, string> {
  const presentFields = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(presentFields.map(([key, value]) => [key, String(value)]));
}
