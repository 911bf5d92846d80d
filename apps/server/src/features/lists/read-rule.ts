import type { ListRule } from '@kindred/contract/lists/calls';
import { ruleParts } from '@kindred/contract/lists/limits';
import { refuse } from '../../platform/app-error.ts';
import { zonesOfRegion } from '../moderation/help/region-of-timezone.ts';

/** A rule without its groups. */
type Part = Omit<ListRule, 'all' | 'any'>;
type Node = Part & { all?: Node[] | undefined; any?: Node[] | undefined };

/** The parts of a rule that have conditions, and the sets of parts (as bits) of which a fan has to fit one whole. */
type Ways = { parts: Part[]; ways: number[] };

/**
 * Flattens a rule. Refuses with `invalidInput` one of more parts with conditions, or of more ways to fit it, than a
 * statement has room for.
 */
export function readRule(rule: ListRule): Ways {
  const parts: Part[] = [];
  const ways = waysOf(rule, parts);
  if (parts.length > ruleParts || ways.length > ruleParts) refuse('invalidInput', { field: 'rule' });
  return { parts, ways };
}

function waysOf({ all = [], any = [], ...part }: Node, parts: Part[]): number[] {
  const hasConditions = Object.values(part).some((value) => value !== undefined);
  const own = hasConditions ? [2 ** (parts.push(part) - 1)] : [0];
  const needed = all.map((node) => waysOf(node, parts));
  const choice = any.length === 0 ? [0] : any.flatMap((node) => waysOf(node, parts));
  return [...needed, choice].reduce(both, own);
}

/** Every way to fit one of the first and one of the second. More than a statement takes are as bad as far more. */
function both(first: number[], second: number[]): number[] {
  if (first.length > ruleParts || second.length > ruleParts) return first.length > ruleParts ? first : second;
  return [...new Set(first.flatMap((one) => second.map((other) => one | other)))];
}

const never = { joined: '', spent: 0, spentDays: 0, quietDays: 0, tier: 0, zones: '', label: '0', renews: 0 };

/** The inputs of `fitsRule`: what a part says of each condition; 0 and '' for one that it does not name. */
export function ruleInputs(rule: ListRule) {
  const { parts, ways } = readRule(rule);
  const slots = Array.from({ length: ruleParts }, (_, index) => slotOf(parts[index]));
  return {
    ways: Array.from({ length: ruleParts }, (_, index) => ways[index] ?? -1),
    joined: slots.map(({ joined }) => joined),
    spent: slots.map(({ spent }) => spent),
    spentDays: slots.map(({ spentDays }) => spentDays),
    quietDays: slots.map(({ quietDays }) => quietDays),
    tiers: slots.map(({ tier }) => tier),
    zones: slots.map(({ zones }) => zones),
    labels: slots.map(({ label }) => label),
    renews: slots.map(({ renews }) => renews),
  };
}

function slotOf(part: Part | undefined): typeof never {
  if (!part) return never;
  const {
    joined = '',
    spent_min,
    spent_days = 0,
    quiet_days = 0,
    tier_level = 0,
    country,
    label_id = '0',
  } = part;
  const renews = part.renews === undefined ? 0 : part.renews ? 1 : 2;
  return {
    joined,
    spent: spent_min ?? (spent_days > 0 ? 1 : 0),
    spentDays: spent_days,
    quietDays: quiet_days,
    tier: tier_level,
    // Of a country without zones nobody is.
    zones: country === undefined ? '' : zonesOfRegion(country).join(' ') || '-',
    label: label_id,
    renews,
  };
}
