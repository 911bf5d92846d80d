import { confirmHours } from '@kindred/contract/mail/limits';
import type { Context } from '../../context.ts';
import type { Mail } from '../../outside/mail/mail-sender.ts';
import { gatherDigest } from './digest/gather-digest.ts';
import { writeDigest } from './digest/write-digest.ts';
import { confirmUrl, unsubscribeUrl } from './mail-links.ts';
import { noteRefusal, noteTaken } from './mail-settings.sql.ts';
import { findMail, type MailRow, settleMail, takeMail } from './mails.sql.ts';
import { writeConfirm } from './write-confirm.ts';
import { writeReceipt, writeReminder } from './write-payment-mails.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'> & {
  toldUntil: Date | null;
  unsubscribeUrl?: string;
};

/**
 * Sends one mail with its current content, at most once: its state `sending` is stored first, and a worker that finds
 * this state after a crash does not send it again. The next digest covers a lost one. Throws, and so is retried, when
 * the mail server is temporarily unavailable.
 */
export async function sendMail(context: Context, payload: unknown): Promise<void> {
  const { db, clock, mail, log } = context;
  const { mail_id: mailId } = payload as { mail_id: string };
  const row = await findMail(db, mailId);
  if (!row) return;
  if (!mail.isOn) return settleMail(db, mailId, 'dropped');
  if (row.state === 'sending') return settleMail(db, mailId, 'unknown');
  if (row.state !== 'queued') return;
  const content = row.is_wanted ? await write(context, row) : undefined;
  if (!content) return settleMail(db, mailId, 'dropped');
  if (!(await takeMail(db, mailId))) return;
  const { toldUntil, ...words } = content;
  const { user_id: userId, code, address: to, language } = row;
  const outcome = await mail.send({ id: `mail-${mailId}-${code}`, to, language, ...words });
  switch (outcome) {
    case 'sent':
      await noteTaken(db, { userId, code, toldUntil });
      return settleMail(db, mailId, 'sent');
    case 'unknown':
      log.warn({ mailId }, 'nobody can say whether a mail arrived');
      return settleMail(db, mailId, 'unknown');
    case 'refused':
      await noteRefusal(db, { userId, code, now: clock.now() });
      return settleMail(db, mailId, 'refused');
    case 'later':
      await settleMail(db, mailId, 'queued');
      throw new Error('the mail server does not take it now');
    default:
      return outcome satisfies never;
  }
}

/** Returns the mail's current content; undefined when there is none. */
async function write(context: Context, row: MailRow): Promise<MailContent | undefined> {
  const { user_id: userId, code, language, address } = row;
  const owner = { userId, code };
  // Mails to the address of the sign-in have no such link.
  const unsubscribe = () => unsubscribeUrl(context, owner);
  switch (row.kind) {
    case 'confirm': {
      const url = confirmUrl(context, owner, confirmHours);
      return { ...writeConfirm({ language, address, url, hours: confirmHours }), toldUntil: null };
    }
    case 'receipt':
    case 'refund': {
      const words = await writeReceipt(context, row);
      return words && { ...words, toldUntil: null };
    }
    case 'reminder': {
      const url = unsubscribe();
      const words = await writeReminder(context, row, url);
      return words && { ...words, toldUntil: null, unsubscribeUrl: url };
    }
    case 'digest': {
      const until = context.clock.now();
      const digest = await gatherDigest(context, row, until);
      if (!digest) return undefined;
      const links = { home: context.publicUrl(), unsubscribe: unsubscribe() };
      const words = writeDigest(digest, { language, timezone: row.timezone, links });
      return { ...words, toldUntil: until, unsubscribeUrl: links.unsubscribe };
    }
    default:
      return row.kind satisfies never;
  }
}
