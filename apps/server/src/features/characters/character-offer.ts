import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';

/** The days between now and the first charge are counted on the calendar of the person's own time zone. */
export function characterOffer(
  groupId: string,
  person: { trialUsed: boolean; now: Date; timezone: string },
): NonNullable<CharacterInfo['offer']> | undefined {
  const tier = parseGroupId(groupId);
  if (!tier) return undefined;
  const trialDays = person.trialUsed ? 0 : tier.trialDays;
  return {
    month_usd_cents: tier.monthUsdCents,
    trial_days: trialDays,
    first_charge_date: dayAfter(person.now, trialDays, person.timezone),
    first_charge_usd_cents: tier.monthUsdCents,
  };
}

/** `YYYY-MM-DD`, that many calendar days after today as it is in the time zone. */
export function dayAfter(now: Date, days: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, calendar: 'iso8601' }).formatToParts(
    now,
  );
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day') + days)).toISOString().slice(0, 10);
}
