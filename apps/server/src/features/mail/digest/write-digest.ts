import { usdRate } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';
import type { Mail } from '../../../outside/mail/mail-sender.ts';
import { type Html, html } from '../../../platform/http/page/html.ts';
import { formatDate } from '../../../platform/texts/format-date.ts';
import { formatPrice } from '../../../platform/texts/format-money.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { mailLayout } from '../mail-layout.ts';
import type { Digest } from './gather-digest.ts';

type Reader = {
  language: Language;
  timezone: string;
  /** Absolute addresses: of the app, and for unsubscribing. */
  links: { home: string; unsubscribe: string };
};

type Line = { text: string; path: string; words?: string };
type Section = { title: string; lines: Line[]; more?: string };

/** Writes a digest as text and as HTML with the same content. */
export function writeDigest(digest: Digest, reader: Reader): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = sayIn(reader.language);
  const sections = sectionsOf(digest, reader).filter(({ lines }) => lines.length > 0);
  return {
    subject: t('mail.digestSubject'),
    text: renderText(sections, reader),
    html: mailLayout({
      language: reader.language,
      title: t('mail.digestSubject'),
      main: renderHtml(sections, reader),
    }),
  };
}

function sectionsOf(digest: Digest, { language, timezone }: Reader): Section[] {
  const t = sayIn(language);
  const { creators, otherCreators, unread, likes, comments, otherNotifications, renewals } = digest;
  const waiting: Line[] = [];
  if (unread.messages > 0) waiting.push({ text: t('mail.messages', unread), path: '/messages' });
  if (likes.likes > 0) waiting.push({ text: t('mail.likes', likes), path: '/notifications' });
  if (comments > 0) waiting.push({ text: t('mail.comments', { count: comments }), path: '/notifications' });
  if (otherNotifications > 0)
    waiting.push({ text: t('mail.others', { count: otherNotifications }), path: '/notifications' });
  return [
    {
      title: t('mail.posts'),
      lines: creators.map(({ char_id, name, post_num, post_id, words }) => ({
        text: t('mail.postsOf', { name, count: post_num }),
        path: `/character/${char_id}?diary_id=${post_id}`,
        words: words.replace(/\s+/g, ' ').trim(),
      })),
      ...(otherCreators > 0 && { more: t('mail.moreCreators', { count: otherCreators }) }),
    },
    { title: t('mail.waiting'), lines: waiting },
    {
      title: t('mail.renewals'),
      lines: renewals.map(({ name, period_end, usd_cents, agreed_rate }) => ({
        text: t('mail.renewal', {
          name,
          date: formatDate(period_end, language, timezone),
          price: formatPrice(usd_cents, agreed_rate ?? usdRate, language),
        }),
        path: '/settings/payments/manageSubscriptions',
      })),
    },
  ];
}

const settingsPath = '/settings/notices/emailNotifications';

function renderText(sections: Section[], { language, links: { home, unsubscribe } }: Reader): string {
  const t = sayIn(language);
  const parts = sections.map(({ title, lines, more }) => {
    const items = lines.map(
      ({ text, words, path }) =>
        `- ${text}\n${words ? `  ${t('mail.quoted', { text: words })}\n` : ''}  ${home}${path}`,
    );
    return [title, ...items, ...(more ? [more] : [])].join('\n');
  });
  const foot = `${t('mail.why')}\n${t('mail.settings')}: ${home}${settingsPath}\n${t('mail.unsubscribe')}: ${unsubscribe}`;
  return `${[t('mail.digestLead'), ...parts, `${t('mail.open')}: ${home}/home`, `-- \n${foot}`].join('\n\n')}\n`;
}

function renderHtml(sections: Section[], { language, links: { home, unsubscribe } }: Reader): Html {
  const t = sayIn(language);
  return html`<h1>${t('mail.digestLead')}</h1>
${sections.map(
  ({ title, lines, more }) => html`<h2>${title}</h2>
<ul>${lines.map(
    ({ text, words, path }) =>
      html`<li><a href="${home}${path}">${text}</a>${words ? html`<br><span class="words" dir="auto">${t('mail.quoted', { text: words })}</span>` : ''}</li>`,
  )}</ul>
${more && html`<p>${more}</p>`}`,
)}
<p><a class="button" href="${home}/home">${t('mail.open')}</a></p>
<p class="foot">${t('mail.why')}<br><a href="${home}${settingsPath}">${t('mail.settings')}</a> · <a href="${unsubscribe}">${t('mail.unsubscribe')}</a></p>`;
}
