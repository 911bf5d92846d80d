import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { writeDigest } from './digest/write-digest.ts';
import { writeConfirm } from './write-confirm.ts';
import { writeNotice } from './write-notice.ts';

const home = 'https://kindred.example';
const until = new Date('2026-11-24T12:00:00Z');

const digest = {
  creators: [
    { char_id: '7', name: 'Mara & Co', post_num: 2, post_id: '9', words: 'First <light>', creator_num: 3 },
  ],
  otherCreators: 2,
  unread: { messages: 4, conversations: 2 },
  likes: { likes: 3, posts: 1 },
  comments: 1,
  otherNotifications: 2,
  renewals: [{ name: 'Isolde', period_end: until, usd_cents: 999, agreed_rate: null }],
};

test.each(languages)(
  'mails in %s have the mark, say the same as text and as HTML, and name their colours for dark and light',
  (language) => {
    const links = { home, unsubscribe: `${home}/mail/unsubscribe` };
    const mails = [
      writeConfirm({ language, address: 'mia@example.com', url: `${home}/mail/confirm`, hours: 24 }),
      writeDigest(digest, { language, timezone: 'Europe/Berlin', links }),
      writeNotice({
        language,
        subject: 'A receipt',
        title: 'A receipt',
        paragraphs: ['Mara & Co'],
        rows: [{ label: 'Total', amount: '€8.65' }],
        button: { text: 'Open', url: `${home}/receipts/1` },
        why: 'Why',
      }),
    ];
    for (const { subject, text, html } of mails) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(html).toContain('</span>Kindred</p>');
      expect(html).not.toMatch(/<img|<link|url\(|<light>/);
      const addresses = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, url = '']) =>
        url.replaceAll('&amp;', '&'),
      );
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) expect(text).toContain(address);
      for (const words of [subject, text, html ?? ''])
        expect(words).not.toMatch(/\bmail\.\w+|undefined|\{\w+[,}]/);
    }
  },
);
