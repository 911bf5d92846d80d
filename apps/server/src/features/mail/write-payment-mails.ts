import type { Context } from '../../context.ts';
import type { Mail } from '../../outside/mail/mail-sender.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { describeNotification } from '../notifications/describe-notification.ts';
import { findNotification } from '../notifications/notifications.sql.ts';
import { findReceipt } from '../wallet/receipts/get-receipt.ts';
import { receiptWords } from '../wallet/receipts/receipt-words.ts';
import type { MailRow } from './mails.sql.ts';
import { isReminder } from './queue-payment-mails.ts';
import { writeNotice } from './write-notice.ts';

type Words = Pick<Mail, 'subject' | 'text' | 'html'>;

const renewals = '/settings/payments/manageSubscriptions';
const settings = '/settings/notices/emailNotifications';

/** What was charged, as it stands in the books; the subject names nobody, since mail is shown on locked screens. */
export async function writeReceipt(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  { user_id: viewerId, subject_id: receiptId, language, timezone }: MailRow,
): Promise<Words | undefined> {
  const receipt = receiptId === null ? undefined : await findReceipt(db, { receiptId, viewerId });
  if (!receipt) return undefined;
  const t = sayIn(language);
  const { title, lead, rows, notes } = receiptWords(receipt, language, timezone);
  return writeNotice({
    language,
    subject: t('mail.receiptSubject', { number: receipt.number }),
    title,
    paragraphs: [lead.join(' · ')],
    rows,
    notes,
    button: { text: t('mail.receiptOpen'), url: `${publicUrl()}/receipts/${receiptId}` },
    why: t('mail.receiptWhy'),
    links: [{ text: t('mail.manage'), url: publicUrl() + renewals }],
  });
}

/** What a notification of a payment says now; undefined where it is not there any more. */
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
    button: {
      text: t('mail.manage'),
      url: publicUrl() + (note.topic === 'vip_failed' ? '/wallet' : renewals),
    },
    why: t('mail.why'),
    links: [
      { text: t('mail.settings'), url: publicUrl() + settings },
      { text: t('mail.unsubscribe'), url: unsubscribeUrl },
    ],
  });
}
