import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { helpCard } from './help-card.ts';
import { regionOfTimezone } from './region-of-timezone.ts';

const record = statement(
  {},
  sql`select from record_help(${input('userId', 'bigint')}, ${input('source', 'text')}, ${input('region', 'text')},
    ${input('language', 'text')}, ${input('now', 'timestamptz')})`,
);

/** Somebody whose words are a call for help: where they said it, in which language, and the time zone of their device. */
type CallForHelp = {
  userId: string;
  source: 'message' | 'comment' | 'support';
  language: Language;
  timezone: string;
};

/**
 * The help card for somebody who speaks of harming themselves, with a line of their country. From here on nothing is sold
 * to them for an hour. It holds whatever becomes of their words, so it is no part of the transaction that stores them.
 */
export async function giveHelp(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, source, language, timezone }: CallForHelp,
): Promise<string> {
  const region = regionOfTimezone(timezone);
  await record.run(db, { userId, source, region, language, now: clock.now() });
  log.warn({ user: userId, source }, 'self-harm language: help card given');
  return helpCard({ language, region });
}
