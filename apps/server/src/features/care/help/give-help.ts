import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { calmCard, helpCard, otherCard } from '../../moderation/help/help-card.ts';
import { regionOfTimezone } from '../../moderation/help/region-of-timezone.ts';

const $ = inputs({ source: 'text', region: 'text', language: 'text', now: 'timestamptz', userId: 'bigint' });

const begin = statement(
  { lasts: 'boolean?' },
  sql`select begin_care(${$.userId}, ${$.source}, ${$.region}, ${$.language}, ${$.now}) as lasts`,
);

const count = statement({}, sql`select count_referral(${$.source}, ${$.region}, ${$.language}, ${$.now})`);

/** Words that are a call for help: who wrote them where, in which language, and the time zone of their device. */
export type CallForHelp = {
  userId: string;
  source: 'message' | 'comment' | 'support';
  /** Whose life is in danger: the writer's own, or that of somebody they speak of. */
  distress: 'self' | 'other';
  language: Language;
  timezone: string;
  /** The card that they were shown last here; the next one differs from it. */
  lastCard?: string | undefined;
};

/**
 * The help card for words of distress, with a line of the writer's country; a calmer one while care mode lasts. Care mode
 * begins, or goes on, for a person who speaks of harming themselves. It stays if storing their words fails, so it is not
 * part of the transaction that stores them.
 */
export async function giveHelp(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, source, distress, language, timezone, lastCard }: CallForHelp,
): Promise<string> {
  const region = regionOfTimezone(timezone);
  const place = { language, region };
  const call = { source, ...place, now: clock.now() };
  log.warn({ user: userId, source, distress }, 'words of distress: help card given');
  if (distress === 'other') {
    await count.run(db, call);
    return otherCard(place);
  }
  const { lasts } = await begin.one(db, { userId, ...call });
  // A calmer one only after the whole one: of two that say it at once, the later may be stored first.
  return lasts && lastCard !== undefined ? calmCard(place, lastCard) : helpCard(place);
}
