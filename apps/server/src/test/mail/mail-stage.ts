import type { CallInput } from '@kindred/contract/all/calls';
import { Logger, runOnce } from 'graphile-worker';
import { expect } from 'vitest';
import { mailFeature } from '../../features/mail/mail.feature.ts';
import { queueDigests } from '../../features/mail/queue-digests.ts';
import { startTestApp } from '../app/start-test-app.ts';
import { createMembership } from '../data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../data/factories.ts';
import { startSmtpServer } from './smtp-server.ts';

export type MailStage = Awaited<ReturnType<typeof startMailStage>>;
export const htmlForm = { 'content-type': 'application/x-www-form-urlencoded' };

/** Starts an application that sends its mail to the test's server, `smtp`. */
export async function startMailStage() {
  const smtp = await startSmtpServer();
  const kindred = await startTestApp({ replace: { mail: smtp.sender } });
  let people = 0;

  /** Creates a fan who follows a creator, and an unused address; deletes earlier mail. */
  const begin = async () => {
    await kindred.context.pool.query(
      'delete from mail_settings; delete from mails; delete from graphile_worker._private_jobs',
    );
    smtp.state.arrived = [];
    smtp.state.manner = 'take';
    const creator = await createCreator(kindred.context, { name: 'Mara Moon' });
    const fan = await createUser(kindred.context, { nickname: 'Mia' });
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    return { creator, fan, address: `mia${++people}@example.com` };
  };
  const settings = async ({ token }: TestUser) => (await kindred.call('getMailSettings', {}, { token })).data;
  const give = ({ token }: TestUser, address: string, language = 'en') =>
    kindred.call('setMailAddress', { address }, { token, language });
  const choose = ({ token }: TestUser, change: CallInput<'updateMailSettings'>, language = 'en') =>
    kindred.call('updateMailSettings', change, { token, language });

  /** Runs the waiting jobs, also those that failed before. */
  const deliver = async () => {
    await kindred.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
    const handlers = mailFeature.longJobs?.(kindred.context) ?? {};
    const taskList = Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (payload: unknown) => handle(payload, new AbortController().signal),
      ]),
    );
    await runOnce({ pgPool: kindred.context.pool, taskList, logger: new Logger(() => () => {}) });
    // The failure of a job is recorded a moment later.
    const locked = 'select from graphile_worker.jobs where locked_at is not null';
    await expect.poll(async () => (await kindred.context.pool.query(locked)).rowCount).toBe(0);
  };

  /** Sends the next due digest, when it has content. */
  const digest = async () => {
    await queueDigests(kindred.context);
    await deliver();
  };

  /** Returns the decoded text of the last mail. */
  const lastText = () => textOf(smtp.state.arrived.at(-1)?.source ?? '');

  const visit = (method: 'GET' | 'POST', { pathname, search }: URL, headers = {}) =>
    kindred.app.inject({
      method,
      url: pathname + search,
      headers,
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });

  /** Adds an address and confirms it. */
  const confirm = async (person: TestUser, address: string, language = 'en') => {
    expect((await give(person, address, language)).code).toBe(2000);
    await deliver();
    const link = linkIn(lastText(), '/mail/confirm');
    expect((await visit('POST', link, htmlForm)).statusCode).toBe(200);
    smtp.state.arrived = [];
  };

  return {
    kindred,
    smtp,
    begin,
    settings,
    give,
    choose,
    deliver,
    digest,
    lastText,
    visit,
    confirm,
    passDays: (days: number) => kindred.clock.advance(days * 86_400),
    close: async () => {
      await kindred.close();
      await smtp.close();
    },
  };
}

/** Returns the decoded text part of a mail. */
export function textOf(source: string): string {
  const [, headers = '', body = ''] =
    /Content-Type: text\/plain[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n([\s\S]*?)\r\n----/.exec(source) ?? [];
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(headers)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Returns the link of a mail that leads to `path`. */
export function linkIn(text: string, path: string): URL {
  return new URL(new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? 'http://none/');
}
