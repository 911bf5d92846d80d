import type { Mail } from '../../../outside/mail/mail-sender.ts';
import { type Html, html } from '../../../platform/http/page/html.ts';
import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import { mailLayout } from '../mail-layout.ts';
import { mailTexts } from '../mail-texts.ts';
import type { Digest } from './gather-digest.ts';

type Reader = {
  language: PageLanguage;
  timezone: string;
  /** Absolute addresses: the app's beginning, and where these mails are ended. */
  links: { home: string; unsubscribe: string };
};

/** A line of a digest: where it leads, what it says, and the first words of a post. */
type Line = { text: string; path: string; words?: string };
type Section = { title: string; lines: Line[]; more?: string };

/** A digest as text and as HTML, which say the same. */
export function writeDigest(digest: Digest, reader: Reader): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = mailTexts[reader.language];
  const sections = sectionsOf(digest, reader).filter(({ lines }) => lines.length > 0);
  return {
    subject: texts.digestSubject,
    text: asText(sections, reader),
    html: mailLayout({
      language: reader.language,
      title: texts.digestSubject,
      main: asHtml(sections, reader),
    }),
  };
}

function sectionsOf(digest: Digest, { language, timezone }: Reader): Section[] {
  const texts = mailTexts[language];
  const { creators, otherCreators, unread, likes, comments, otherNews, renewals } = digest;
  const waiting: Line[] = [];
  if (unread.messages > 0)
    waiting.push({ text: texts.messages(unread.messages, unread.conversations), path: '/messages' });
  if (likes.likes > 0) waiting.push({ text: texts.likes(likes.likes, likes.posts), path: '/notifications' });
  if (comments > 0) waiting.push({ text: texts.comments(comments), path: '/notifications' });
  if (otherNews > 0) waiting.push({ text: texts.others(otherNews), path: '/notifications' });
  return [
    {
      title: texts.posts,
      lines: creators.map(({ char_id, name, post_num, diary_id, words }) => ({
        text: texts.postsOf(name, post_num),
        path: `/character/${char_id}?diary_id=${diary_id}`,
        words: words.replace(/\s+/g, ' ').trim(),
      })),
      ...(otherCreators > 0 && { more: texts.moreCreators(otherCreators) }),
    },
    { title: texts.waiting, lines: waiting },
    {
      title: texts.renewals,
      lines: renewals.map(({ name, period_end, usd_cents }) => ({
        text: texts.renewal(name, dateOf(period_end, language, timezone), `$${(usd_cents / 100).toFixed(2)}`),
        path: '/settings/payments/manageSubscriptions',
      })),
    },
  ];
}

const dateOf = (at: Date, language: PageLanguage, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);

const settingsPath = '/settings/notices/emailNotifications';

function asText(sections: Section[], { language, links: { home, unsubscribe } }: Reader): string {
  const texts = mailTexts[language];
  const parts = sections.map(({ title, lines, more }) => {
    const said = lines.map(
      ({ text, words, path }) => `- ${text}\n${words ? `  “${words}”\n` : ''}  ${home}${path}`,
    );
    return [title, ...said, ...(more ? [more] : [])].join('\n');
  });
  const foot = `${texts.why}\n${texts.settings}: ${home}${settingsPath}\n${texts.unsubscribe}: ${unsubscribe}`;
  return `${[texts.digestLead, ...parts, `${texts.open}: ${home}/home`, `-- \n${foot}`].join('\n\n')}\n`;
}

function asHtml(sections: Section[], { language, links: { home, unsubscribe } }: Reader): Html {
  const texts = mailTexts[language];
  return html`<h1>${texts.digestLead}</h1>
${sections.map(
  ({ title, lines, more }) => html`<h2>${title}</h2>
<ul>${lines.map(
    ({ text, words, path }) =>
      html`<li><a href="${home}${path}">${text}</a>${words ? html`<br><span class="words" dir="auto">“${words}”</span>` : ''}</li>`,
  )}</ul>
${more && html`<p>${more}</p>`}`,
)}
<p><a class="button" href="${home}/home">${texts.open}</a></p>
<p class="foot">${texts.why}<br><a href="${home}${settingsPath}">${texts.settings}</a> · <a href="${unsubscribe}">${texts.unsubscribe}</a></p>`;
}
