import type { Language } from '@kindred/contract/wire/languages';
import { sayIn } from '../../platform/texts/say.ts';
import type { NotificationRow } from './notifications.sql.ts';

type NotificationFacts = Pick<
  NotificationRow,
  'topic' | 'name' | 'diamonds' | 'usd_cents' | 'due_at' | 'others_num' | 'quote'
>;

/** A notification in words. Our own web app words it by its topic, in the reader's language. */
export function describeNotification(
  facts: NotificationFacts,
  language: Language = 'en',
): { title: string; body: string } {
  return { title: facts.name || 'Kindred', body: bodyOf(facts, language) };
}

function bodyOf(
  { topic, diamonds, usd_cents, due_at, others_num, quote }: NotificationFacts,
  language: Language,
): string {
  const t = sayIn(language);
  if (topic === 'commented' && quote !== null) return t('note.commentedWith', { quote });
  if (topic === 'replied' && quote !== null) return t('note.repliedWith', { quote });
  return t(`note.${topic}`, {
    diamonds: diamonds ?? 0,
    price: formatUsd(usd_cents ?? 0, language),
    date: due_at === null ? '' : formatDay(due_at, language),
    others: others_num,
  });
}

/** As a day of the calendar in UTC: a notice says the same on every device. */
function formatDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

function formatUsd(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
