import type { Language } from '@kindred/contract/wire/languages';
import type { Mail } from '../../outside/mail/mail-sender.ts';
import { html } from '../../platform/http/page/html.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { mailLayout } from './mail-layout.ts';

type ConfirmFields = { language: Language; address: string; url: string; hours: number };

export function writeConfirm({
  language,
  address,
  url,
  hours,
}: ConfirmFields): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = sayIn(language);
  const question = t('mail.confirmWhat', { address });
  const orElse = t('mail.confirmElse', { hours });
  return {
    subject: t('mail.confirmSubject'),
    text: `${t('mail.confirmLead')}\n\n${question}\n\n${t('mail.confirmAction')}: ${url}\n\n${orElse}\n`,
    html: mailLayout({
      language,
      title: t('mail.confirmSubject'),
      main: html`<h1>${t('mail.confirmLead')}</h1><p>${question}</p><p><a class="button" href="${url}">${t('mail.confirmAction')}</a></p><p class="foot">${orElse}</p>`,
    }),
  };
}
