import type { Language } from '@kindred/contract/wire/languages';
import type { Mail } from '../../outside/mail/mail-sender.ts';
import { html } from '../../platform/http/page/html.ts';
import { mailLayout } from './mail-layout.ts';

type Link = { text: string; url: string };
type Notice = {
  language: Language;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Labels and amounts. */
  rows?: readonly { label: string; amount: string }[];
  /** After the rows. */
  notes?: readonly string[];
  button: Link;
  /** Small print at the end. */
  why: string;
  links?: readonly Link[];
};

/** Writes a short mail as text and as HTML with the same content. */
export function writeNotice(notice: Notice): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, subject, title, paragraphs, rows = [], notes = [], button, why, links = [] } = notice;
  const lines = rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  const foot = [why, ...links.map(({ text, url }) => `${text}: ${url}`)].join('\n');
  const parts = [title, ...paragraphs, lines, ...notes, `${button.text}: ${button.url}`, `-- \n${foot}`];
  return {
    subject,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: mailLayout({
      language,
      title: subject,
      main: html`<h1>${title}</h1>
${paragraphs.map((words) => html`<p>${words}</p>`)}
${rows.length > 0 && html`<table>${rows.map(({ label, amount }) => html`<tr><td>${label}</td><td class="amount">${amount}</td></tr>`)}</table>`}
${notes.map((words) => html`<p class="words">${words}</p>`)}
<p><a class="button" href="${button.url}">${button.text}</a></p>
<p class="foot">${why}${links.map(({ text, url }) => html`<br><a href="${url}">${text}</a>`)}</p>`,
    }),
  };
}
