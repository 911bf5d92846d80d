import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { GiftMonths } from '@kindred/contract/subscriptions/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership } from '../find-membership.ts';
import { findGift, findGiftFor, type Gift } from './find-gift.ts';

const $ = inputs({ fromUserId: 'bigint', viewerId: 'bigint' });

const findName = statement(
  { nickname: 'text' },
  sql`select nickname from users u where u.user_id = ${$.fromUserId} and u.deleted_at is null
    and ${notBlocked($.viewerId, sql`u.user_id`)}`,
);

/** Returns a gift by its code, or the viewer's gift for a page. Refuses with `notFound`. */
export async function getSubscriptionGift(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  lookup: ParsedInput<'getSubscriptionGift'>,
  { userId }: Viewer,
): Promise<CallOutput<'getSubscriptionGift'>> {
  const match = lookup.code
    ? await findGift(db, lookup.code)
    : lookup.char_id && (await findGiftFor(db, userId, lookup.char_id));
  const gift = match || refuse('notFound');
  const { char_id: charId, expires_at: expiresAt } = gift;
  await getJoinable(db, userId, charId);
  const membership = await findMembership(db, userId, charId);
  const now = clock.now();
  const isRunning = (membership?.period_end ?? now) > now;
  const keeps = isRunning && (membership?.renews === true || (membership?.tier_level ?? 0) > 0);
  const name = await findName.first(db, { fromUserId: gift.user_id, viewerId: userId });
  const state = stateOf(gift, userId, now);
  return {
    char_id: charId,
    code: gift.code,
    months: gift.months as GiftMonths,
    from_name: name?.nickname ?? '',
    state: state === 'open' && keeps ? 'later' : state,
    period_end: state === 'theirs' ? (gift.period_end?.toISOString() ?? null) : null,
    expires_time: (expiresAt ?? now).toISOString(),
  };
}

function stateOf(gift: Gift, userId: string, now: Date): 'open' | 'theirs' | 'gone' {
  if (gift.claimed_by === userId) return 'theirs';
  const isOver = gift.state !== 'ready' || !gift.expires_at || gift.expires_at <= now;
  return isOver || (gift.to_user_id ?? userId) !== userId ? 'gone' : 'open';
}
