import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail-sender.ts';

/**
 * The mail as it travels (RFC 5322): text and HTML as alternatives, one-click unsubscribing (RFC 8058). A name cannot
 * begin a header of its own: line breaks go.
 */
export function composeMail(mail: Mail, from: string, domain: string): Promise<Buffer> {
  const { id, to, language, subject, text, html, unsubscribeUrl } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
