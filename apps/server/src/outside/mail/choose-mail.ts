import type { Context } from '../../context.ts';
import type { MailSender } from './mail-sender.ts';
import { outboxSender } from './outbox.ts';
import { smtpSender } from './smtp.ts';

/** The configured server for mail; without one a box to look into where this is a demo, else no mail at all. */
export function chooseMail({ config, clock }: Pick<Context, 'config' | 'clock'>): MailSender {
  if (config.smtp) return smtpSender(config.smtp);
  return config.demo ? outboxSender(clock) : { isOn: false, send: async () => 'later' };
}
