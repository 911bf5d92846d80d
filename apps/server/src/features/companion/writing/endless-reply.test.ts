import type { LiveEvent } from '@kindred/contract/all/events';
import { refusals } from '@kindred/contract/wire/errors';
import { afterEach, expect, test } from 'vitest';
import type { CompanionAi } from '../../../outside/ai/companion-ai.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { brokenInvariants } from '../../../test/sql/expect-invariants.ts';
import { companionJobs, replyJobs } from '../companion.jobs.ts';

/** A companion that says one thing and then neither goes on nor listens. */
const ai: CompanionAi = {
  kind: 'model',
  reply: () => ({
    [Symbol.asyncIterator]: () => {
      const says = ['One word', ''];
      return {
        next: () => {
          const value = says.shift();
          return value ? Promise.resolve({ value, done: false }) : new Promise(() => {});
        },
      };
    },
  }),
};

const invariant =
  'no answer is written for longer than one may take, and none waits without a job that will write it';

const kindred = useTestApp({ replace: { ai } });
let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

async function writeAnswers(limits?: { maxReplyMs: number }): Promise<void> {
  const { context } = kindred;
  const jobPools = [{ handlers: replyJobs(context, limits), concurrency: 1 }];
  jobs = await startJobs({ ...context, jobPools, crontab: [] });
}

async function ask() {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const written = Promise.withResolvers<string>();
  kindred.context.live.subscribe(fan.userId, (event: LiveEvent) => {
    if (event.type === 'reply.written' && event.reply_content !== '') written.resolve(event.reply_id);
  });
  const input = { char_id: creator.charId, content: 'Hi' };
  const answer = kindred.call('charger', input, { token: fan.token });
  return { answer, written: written.promise };
}

const requeue = () => companionJobs(kindred.context)['companion.requeue']?.({}, new AbortController().signal);

/** The answer's writer goes on saving, and has claimed it for so many minutes. */
const holdFor = (minutes: number) =>
  kindred.context.pool.query(
    `update companion_replies set claimed_at = claimed_at - $1 * interval '1 minute' where state = 'writing'`,
    [minutes],
  );

test('an answer ends when its time is over, also when the companion does not listen', async () => {
  await writeAnswers({ maxReplyMs: 3000 });
  const { answer } = await ask();
  expect((await answer).data).toMatchObject({ done: true, message: { content: 'One word' } });
});

test('an answer whose writer never ends is found, and ended with words for the fan', async () => {
  await writeAnswers();
  const { answer, written } = await ask();
  await written;
  await holdFor(2);
  await requeue();
  expect(await brokenInvariants(kindred)).toEqual([]);

  await holdFor(4);
  expect(await brokenInvariants(kindred)).toEqual([invariant]);
  await requeue();
  expect(await brokenInvariants(kindred)).toEqual([]);
  expect((await answer).code).toBe(refusals.unavailable.code);
});

test('an answer that nobody will write is found, and gets a job again', async () => {
  const { answer } = await ask();
  const { pool } = kindred.context;
  const removeJobs = () =>
    pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'companion.reply'`,
    );
  await expect.poll(async () => (await removeJobs()).rowCount).toBeGreaterThan(0);
  await pool.query(
    `update companion_replies set updated_at = updated_at - interval '6 minutes' where state = 'queued'`,
  );
  expect(await brokenInvariants(kindred)).toEqual([invariant]);
  await requeue();
  expect(await brokenInvariants(kindred)).toEqual([]);
  await writeAnswers({ maxReplyMs: 3000 });
  expect((await answer).data).toMatchObject({ done: true });
});
