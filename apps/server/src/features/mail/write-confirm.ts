import type { Mail } from '../../outside/mail/mail-sender.ts';
import { html } from '../../platform/http/page/html.ts';
import type { PageLanguage } from '../../platform/http/page/page-language.ts';
import { mailLayout } from './mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

type Asked = { language: PageLanguage; address: string; url: string; hours: number };

/** The mail that asks the owner of an address whether they want any. */
export function writeConfirm({
  language,
  address,
  url,
  hours,
}: Asked): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = mailTexts[language];
  const what = texts.confirmWhat(address);
  const orElse = texts.confirmElse(hours);
  return {
    subject: texts.confirmSubject,
    text: `${texts.confirmLead}\n\n${what}\n\n${texts.confirmAction}: ${url}\n\n${orElse}\n`,
    html: mailLayout({
      language,
      title: texts.confirmSubject,
      main: html`<h1>${texts.confirmLead}</h1><p>${what}</p><p><a class="button" href="${url}">${texts.confirmAction}</a></p><p class="foot">${orElse}</p>`,
    }),
  };
}
