import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { changeTo, dueForUpgrade } from './tier-changes.ts';

const day = 86_400_000;
const prices = [399, 999, 1999, 4999];
const tier = (level: number, month_usd_cents: number) => ({ level, name: 'One', perks: [], month_usd_cents });

describe('what moving up costs', () => {
  const period = (days: number, months = 1) => ({ start: new Date(0), end: new Date(days * day), months });

  test.each([
    ['on the first day the whole difference', 1000, 0.1, 1000],
    ['in the middle half of it', 1000, 15, 500],
    ['on the last day no less than a card takes', 1000, 29.9, 50],
    ['of three months paid at once, three differences', 1000, 0, 1000],
  ] as const)('%s', (_what, difference, passedDays, due) => {
    expect(dueForUpgrade(difference, period(30), new Date(passedDays * day))).toBe(due);
  });

  test('it is whole cents, never more than the difference, and falls with the days', () => {
    const cases = fc.record({
      difference: fc.integer({ min: 1, max: 5000 }),
      days: fc.integer({ min: 28, max: 366 }),
      months: fc.constantFrom(1, 3, 6, 12),
      early: fc.double({ min: 0, max: 1, noNaN: true }),
      late: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ difference, days, months, early, late }) => {
        const at = (part: number) =>
          dueForUpgrade(difference, period(days, months), new Date(part * days * day));
        const [first, second] = [at(Math.min(early, late)), at(Math.max(early, late))];
        expect(Number.isInteger(first)).toBe(true);
        expect(first).toBeGreaterThanOrEqual(second);
        expect(first).toBeLessThanOrEqual(Math.max(50, difference * months));
        expect(second).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});

test('on trial nothing is paid that a difference could be reckoned by: a tier can be chosen for later', () => {
  const trial = { tierLevel: 0, switchLevel: null, monthUsdCents: 999, period: undefined };
  expect(changeTo(tier(1000, 1999), trial, new Date(0))).toEqual({
    upgrade_usd_cents: null,
    switch_usd_cents: 1999,
  });
});

test('a change that is to come is taken back at the price that was paid before', () => {
  const membership = { tierLevel: 1000, switchLevel: 0, monthUsdCents: 1499, period: undefined };
  expect(changeTo(tier(1000, 1999), membership, new Date(0)).switch_usd_cents).toBe(1499);
  expect(changeTo(tier(0, 399), membership, new Date(0)).switch_usd_cents).toBeNull();
});

test('whatever tiers are made, changed and retired, whoever pays more has the higher level', () => {
  type Sold = { level: number; month_usd_cents: number };
  const step = fc.record({
    kind: fc.constantFrom('make', 'change', 'retire'),
    price: fc.constantFrom(...prices),
    at: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let sold: Sold[] = [{ level: 0, month_usd_cents: 399 }];
      const levels: number[] = [];
      for (const { kind, price, at } of steps) {
        const chosen = sold.at(at % sold.length);
        if (kind === 'retire') {
          sold = sold.filter((tier) => tier === sold[0] || tier !== chosen);
          continue;
        }
        const changes = { level: kind === 'change' ? chosen?.level : undefined, month_usd_cents: price };
        try {
          const tiers = sold.map(({ level, month_usd_cents }) => tier(level, month_usd_cents));
          const { level, monthUsdCents } = findPlace({ tiers, levels, prices, changes });
          if (monthUsdCents === null) continue;
          const isKnown = sold.some((tier) => tier.level === level);
          if (!isKnown) expect(levels).not.toContain(level);
          levels.push(level);
          sold = [...sold.filter((tier) => tier.level !== level), { level, month_usd_cents: monthUsdCents }];
          sold.sort((a, b) => a.level - b.level);
        } catch (error) {
          expect(error).toMatchObject({ refusal: 'tierPriceOrder' });
        }
        const rising = sold.map(({ month_usd_cents }) => month_usd_cents);
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
        expect(new Set(rising).size).toBe(rising.length);
      }
    }),
  );
});
