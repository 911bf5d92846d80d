import type { Clock } from '../../platform/clock.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender, OutboxMail } from './mail-sender.ts';

const capacity = 200;

/** Keeps mail in this process instead of sending it, the newest two hundred: for a demo world, where nobody has a mailbox. */
export function outboxSender(clock: Clock): MailSender {
  const mails: OutboxMail[] = [];
  return {
    isOn: true,
    send: async (mail) => {
      const source = (
        await composeMail(mail, 'Kindred <mail@kindred.invalid>', 'kindred.invalid')
      ).toString();
      mails.unshift({ ...mail, sentAt: clock.now(), source });
      mails.length = Math.min(mails.length, capacity);
      return 'sent';
    },
    outbox: () => mails,
  };
}
