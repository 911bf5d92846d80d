import type { Language } from '@kindred/contract/wire/languages';
import { formatDate } from '../../platform/texts/format-date.ts';
import { formatMoney, formatUsd } from '../../platform/texts/format-money.ts';
import { sayIn } from '../../platform/texts/say.ts';
import type { NotificationRow } from './notifications.sql.ts';

type NotificationFacts = Pick<
  NotificationRow,
  | 'topic'
  | 'name'
  | 'diamonds'
  | 'usd_cents'
  | 'charged_currency'
  | 'charged_amount'
  | 'due_at'
  | 'others_num'
  | 'item_num'
  | 'quote'
>;

/** Topics whose text quotes the post, comment or message. */
const quoting = ['commented', 'replied', 'posted', 'goal_reached', 'reacted'] as const;

/** Returns the text of a notification. The web app writes its own by topic, in the reader's language. */
export function describeNotification(
  facts: NotificationFacts,
  language: Language = 'en',
): { title: string; body: string } {
  return { title: facts.name || 'Kindred', body: bodyOf(facts, language) };
}

function bodyOf(
  {
    topic,
    diamonds,
    usd_cents,
    charged_currency,
    charged_amount,
    due_at,
    others_num,
    item_num,
    quote,
  }: NotificationFacts,
  language: Language,
): string {
  const t = sayIn(language);
  const isSummary = topic === 'posted' && item_num > 1;
  if (quote !== null && isQuoting(topic) && !isSummary)
    return t(`note.${topic}With`, { quote, diamonds: diamonds ?? 0 });
  return t(`note.${topic}`, {
    diamonds: diamonds ?? 0,
    price:
      charged_currency === null
        ? formatUsd(usd_cents ?? 0, language)
        : formatMoney(Number(charged_amount), charged_currency, language),
    // In UTC, so that a notice is equal on every device.
    date: due_at === null ? '' : formatDate(due_at, language),
    others: others_num,
    count: item_num,
  });
}

function isQuoting(topic: NotificationFacts['topic']): topic is (typeof quoting)[number] {
  return (quoting as readonly string[]).includes(topic);
}
