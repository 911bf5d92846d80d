import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { composeMail } from './compose-mail.ts';
import type { MailOutcome, MailSender } from './mail-sender.ts';

export type SmtpConfig = {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  url: string;
  /** `Name <address>`, or an address. */
  from: string;
};

type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
const usualTimeouts: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends over SMTP (RFC 5321), a connection a mail. STARTTLS is used where the server offers it. */
export function smtpSender({ url, from }: SmtpConfig, timeouts = usualTimeouts): MailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...timeouts,
  };
  const user = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const sender = addressOf(from);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);

  return {
    isOn: true,
    send: async (mail) => {
      const source = await composeMail(mail, from, domain);
      const connection = new SMTPConnection(options);
      try {
        return await deliver(connection, user, { from: sender, to: mail.to, source });
      } finally {
        connection.close();
      }
    },
  };
}

/** The address in `Name <address>`. */
export function addressOf(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}

type Failure = { responseCode?: number; command?: string };
type Letter = { from: string; to: string; source: Buffer };

function deliver(
  connection: SMTPConnection,
  user: { user: string; pass: string } | '',
  { from, to, source }: Letter,
): Promise<MailOutcome> {
  return new Promise((resolve) => {
    const body = Readable.from([source]);
    let isHandedOver = false;
    body.once('end', () => {
      isHandedOver = true;
    });
    const fail = (error: Failure) => resolve(outcomeOf(error, isHandedOver));
    // Also what breaks between two commands, and after the mail was taken.
    connection.on('error', fail);
    connection.once('end', () => fail({}));
    const send = () =>
      connection.send({ from, to: [to] }, body, (error) => {
        if (error) return fail(error as Failure);
        connection.quit();
        return resolve('sent');
      });
    connection.connect((error) => {
      if (error) return fail(error as Failure);
      if (user === '') return send();
      return connection.login({ credentials: user }, (refused) =>
        refused ? fail({ command: 'AUTH' }) : send(),
      );
    });
  });
}

/** What is refused of us (who we are, from where we send) is not the fault of the address. */
function outcomeOf({ responseCode, command }: Failure, isHandedOver: boolean): MailOutcome {
  if (responseCode === undefined) return isHandedOver ? 'unknown' : 'later';
  const isOfAddress = command === 'RCPT TO' || command === 'DATA';
  return responseCode >= 500 && isOfAddress ? 'refused' : 'later';
}
