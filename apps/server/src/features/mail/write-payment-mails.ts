import type { Context } from '../../context.ts';
import type { Mail } from '../../outside/mail/mail-sender.ts';
import { type Say, sayIn } from '../../platform/texts/say.ts';
import { describeNotification } from '../notifications/describe-notification.ts';
import { findNotification } from '../notifications/notifications.sql.ts';
import { findReceipt } from '../wallet/receipts/get-receipt.ts';
import { receiptWords } from '../wallet/receipts/receipt-words.ts';
import type { MailRow } from './mails.sql.ts';
import { isReminder, type ReminderTopic } from './queue-payment-mails.ts';
import { writeNotice } from './write-notice.ts';

type Words = Pick<Mail, 'subject' | 'text' | 'html'>;

const payouts = '/earnings-payouts';
const renewals = '/settings/payments/manageSubscriptions';
const settings = '/settings/notices/emailNotifications';

/** Writes a receipt or refund from the ledger. The subject names no creator, because locked screens show it. */
export async function writeReceipt(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  { kind, user_id: viewerId, receipt_id: receiptId, language, timezone }: MailRow,
): Promise<Words | undefined> {
  const receipt = receiptId === null ? undefined : await findReceipt(db, { receiptId, viewerId });
  if (!receipt) return undefined;
  const t = sayIn(language);
  const { title, lead, rows, notes } = receiptWords(receipt, language, timezone);
  const { number } = receipt;
  const isRefund = kind === 'refund';
  return writeNotice({
    language,
    subject: isRefund ? t('mail.refundSubject', { number }) : t('mail.receiptSubject', { number }),
    title: isRefund ? t('mail.refundSubject', { number }) : title,
    paragraphs: [...(isRefund ? [t('mail.refundLead')] : []), lead.join(' · ')],
    rows,
    notes,
    button: { text: t('mail.receiptOpen'), url: `${publicUrl()}/receipts/${receiptId}` },
    why: t('mail.receiptWhy'),
    links: [{ text: t('mail.manage'), url: publicUrl() + renewals }],
  });
}

/** Writes a reminder from its notification's current content; undefined when the notification is gone. */
export async function writeReminder(
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  { user_id: viewerId, subject_id: id, language }: MailRow,
  unsubscribeUrl: string,
): Promise<Words | undefined> {
  const reader = { viewerId, viewerIsReviewer: false, mediaToken: '', now: clock.now() };
  const note = id === null ? undefined : await findNotification(db, reader, { stream: 'note', id });
  if (!note || !isReminder(note.topic)) return undefined;
  const t = sayIn(language);
  const { title, body } = describeNotification(note, language);
  const subject = t(`mail.reminder.${note.topic}`);
  return writeNotice({
    language,
    subject,
    title: subject,
    paragraphs: [`${title}: ${body}`],
    button: buttonOf(note.topic, t, publicUrl()),
    why: t('mail.why'),
    links: [
      { text: t('mail.settings'), url: publicUrl() + settings },
      { text: t('mail.unsubscribe'), url: unsubscribeUrl },
    ],
  });
}

function buttonOf(topic: ReminderTopic, t: Say, home: string): { text: string; url: string } {
  switch (topic) {
    case 'payout_sent':
    case 'payout_paid':
    case 'payout_failed':
      return { text: t('mail.payouts'), url: home + payouts };
    case 'vip_failed':
      return { text: t('mail.manage'), url: `${home}/wallet` };
    case 'trial_ending':
    case 'renewal_ahead':
    case 'payment_failed':
    case 'price_offered':
      return { text: t('mail.manage'), url: home + renewals };
    case 'support_answered':
      return { text: t('mail.support'), url: `${home}/settings/help/talkToSupport` };
    case 'export_ready':
      return { text: t('mail.ownData'), url: `${home}/settings/account/ownData` };
    case 'creator_left':
      return { text: t('mail.purchases'), url: `${home}/settings/payments/purchases` };
    default:
      return topic satisfies never;
  }
}
