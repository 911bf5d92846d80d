/** A mail to one person, as text and as HTML that say the same. */
export type Mail = {
  /** Stays the same however often it is tried, so that a receiver can tell a repeat. */
  id: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends such mails without a question (RFC 8058); absent for a requested mail. */
  unsubscribeUrl?: string;
};

/**
 * `refused`: the address's server will never take it. `later`: worth another try. `unknown`: the connection broke between the
 * whole mail and the answer, so nobody can say whether it arrived.
 */
export type MailOutcome = 'sent' | 'refused' | 'later' | 'unknown';

/** Brings mail out. */
export type MailSender = {
  /** False where no server for mail is configured: then nothing may be handed over. */
  isOn: boolean;
  send: (mail: Mail) => Promise<MailOutcome>;
  /** What was sent, newest first, where mail goes nowhere but into a box that can be looked into. */
  outbox?: () => readonly OutboxMail[];
};

export type OutboxMail = Mail & { sentAt: Date /** As it would travel (RFC 5322). */; source: string };
