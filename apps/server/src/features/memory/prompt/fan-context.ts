import { intimacyOf } from '@kindred/contract/chat/intimacy';
import type { Db } from '../../../platform/db/db.ts';
import type { Price } from '../../moderation/outgoing/prices.ts';
import { type FanContextRow, findFanContext } from './fan-context.sql.ts';

/** The text about the fan for the prompt, the only prices the companion may mention, and when the fan joined. */
export type FanContext = {
  text: string;
  prices: Price[];
  joined?: { at: Date; isPaid: boolean } | undefined;
};

type ContextInput = { userId: string; charId: string; message: string; now: Date };

/** Describes the fan to the companion, within what it may know; `{{user}}` stands for the fan's name. */
export async function loadFanContext(db: Db, { message, ...inputs }: ContextInput): Promise<FanContext> {
  const row = await findFanContext.first(db, inputs);
  if (!row) return { text: '', prices: [] };
  const offers = row.is_sales_quiet ? { lines: [], prices: [] } : offersOf(row);
  const lines = [
    `It is ${localTime(inputs.now, row.timezone)} where {{user}} is.`,
    ...languageOf(message),
    membershipOf(row),
    ...intimacyOfPair(row),
    ...moodOf(row),
    ...boughtOf(row),
    ...offers.lines,
    'You have not seen what is locked for {{user}}: never describe it. Say no price but those given here.',
  ];
  const { is_joined, joined_at, group_id } = row;
  const joined = is_joined && joined_at ? { at: joined_at, isPaid: group_id !== null } : undefined;
  return { text: lines.join('\n'), prices: offers.prices, joined };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow, and there are as many as time zones. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const form = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const;
  const formatter = new Intl.DateTimeFormat('en-GB', { ...form, timeZone });
  clocks.set(timeZone, formatter);
  return formatter;
}

function localTime(now: Date, timeZone: string): string {
  try {
    return clockOf(timeZone).format(now);
  } catch {
    return clockOf('UTC').format(now);
  }
}

const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Han}/u, 'Chinese'],
  [/\p{Script=Hangul}/u, 'Korean'],
];

function languageOf(text: string): string[] {
  const language = scripts.find(([script]) => script.test(text))?.[1];
  return language
    ? [`{{user}} writes in ${language}.`]
    : ['Answer in the language of the last message of {{user}}.'];
}

function membershipOf(row: FanContextRow): string {
  const { is_joined, group_id, state, period_end, renews, tier, timezone } = row;
  if (!is_joined) return group_id ? '{{user}} has not subscribed.' : '{{user}} does not follow you.';
  if (!period_end || !group_id) return '{{user}} follows you.';
  const until = localTime(period_end, timezone);
  const to = tier?.name ? ` to the tier "${asData(tier.name)}"` : '';
  const status = state === 'trialing' ? 'is in a trial' : `subscribes${to}`;
  return `{{user}} ${status}, ${renews ? 'renewed' : 'until'} ${until}.`;
}

/** From the second level on the companion speaks to a person it knows. */
function intimacyOfPair({ intimacy_points }: FanContextRow): string[] {
  const { level } = intimacyOf(intimacy_points);
  if (level < 2) return [];
  return [level < 4 ? 'You and {{user}} know each other by now.' : 'You and {{user}} are close by now.'];
}

function moodOf({ is_sales_quiet }: FanContextRow): string[] {
  return is_sales_quiet ? ['{{user}} has had a hard moment: be gentle, and offer nothing for sale.'] : [];
}

function boughtOf({ bought_num, bought, bought_message_num }: FanContextRow): string[] {
  const texts = bought.filter(Boolean).map((text) => `"${asData(text)}"`);
  const posts =
    bought_num === 0
      ? '{{user}} has bought no post of yours.'
      : `{{user}} has bought ${bought_num} of your posts${texts.length > 0 ? `: ${texts.join(', ')}` : ''}.`;
  const messages = `{{user}} has bought the photos or videos of ${bought_message_num} of your messages.`;
  return bought_message_num === 0 ? [posts] : [posts, messages];
}

/** Turns a creator's words into one line without macros, to be put into our own text. */
function asData(text: string): string {
  return text.replace(/[\s{}<>"]+/g, ' ').trim();
}

function offersOf({ for_sale, messages_for_sale }: FanContextRow): { lines: string[]; prices: Price[] } {
  const posts = for_sale.map((amount): Price => ({ amount, unit: 'diamonds' }));
  const messages = messages_for_sale.map((amount): Price => ({ amount, unit: 'diamonds' }));
  return {
    lines: [
      ...(posts.length > 0 ? [`Posts for sale: ${listed(posts)}.`] : []),
      ...(messages.length > 0 ? [`Locked messages above for sale: ${listed(messages)}.`] : []),
    ],
    prices: [...posts, ...messages],
  };
}

function listed(prices: Price[]): string {
  return prices.map(({ amount }) => `one for ${amount} diamonds`).join(', ');
}
