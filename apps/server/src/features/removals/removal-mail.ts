import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { writeNotice } from '../mail/write-notice.ts';
import { openContact } from './contact.ts';
import { findRequest } from './removal.sql.ts';

export const removalMailTask = 'removals.mail';

export type RemovalOutcome = 'received' | 'removed' | 'refused' | 'restored';
type Payload = { requestId: string; outcome: RemovalOutcome };

export async function enqueueRemovalMail(tx: Tx, payload: Payload): Promise<void> {
  await enqueue(tx, removalMailTask, payload);
}

/** Writes to a requester what became of their request. Throws, and so is retried, when the mail server is away. */
export async function sendRemovalMail(context: Context, payload: unknown): Promise<void> {
  const { db, mail, publicUrl } = context;
  const { requestId, outcome } = payload as Payload;
  const request = mail.isOn ? await findRequest.first(db, { requestId }) : undefined;
  const contact = request && (await openContact(context, request.contact));
  if (!request || !contact) return;
  const { language, kind } = request;
  const t = sayIn(language);
  const subject = t(`removal.mail.${outcome}`, { number: requestId });
  const words = writeNotice({
    language,
    subject,
    title: subject,
    paragraphs: [t(`removal.mailText.${outcome}`), t(`removal.kind.${kind}`)],
    button: { text: t('removal.title'), url: `${publicUrl()}/removal` },
    why: t('removal.mailWhy'),
  });
  const sent = await mail.send({
    id: `removal-${requestId}-${outcome}`,
    to: contact.email,
    language,
    ...words,
  });
  if (sent === 'later') throw new Error('the mail server does not take it now');
}
