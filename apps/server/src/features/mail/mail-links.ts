import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';

type Signing = Pick<Context, 'secret' | 'clock' | 'publicUrl'>;
/** Whose link it is; `code` is that of the address to which it went. */
export type LinkOwner = { userId: string; code: string };

const names = ['userId', 'code'] as const;
const confirming = signedToken('mail confirm', names);
const unsubscribing = signedToken('mail unsubscribe', names);

const hourMs = 3_600_000;
/** Mail is read late; unsubscribing is never refused because of that. */
const unsubscribeMs = 10 * 365 * 24 * hourMs;

export const confirmPath = '/mail/confirm';
export const unsubscribePath = '/mail/unsubscribe';

/** Where the owner of an address agrees to get mail; ends after so many hours. */
export function confirmUrl(context: Signing, owner: LinkOwner, hours: number): string {
  const until = new Date(context.clock.now().getTime() + hours * hourMs);
  return `${context.publicUrl()}${confirmPath}?token=${confirming.sign(context, owner, until)}`;
}

/** Where digests are ended without signing in. */
export function unsubscribeUrl(context: Signing, owner: LinkOwner): string {
  const until = new Date(context.clock.now().getTime() + unsubscribeMs);
  return `${context.publicUrl()}${unsubscribePath}?token=${unsubscribing.sign(context, owner, until)}`;
}

/** Whose link it is; undefined where we have not made it, or its time is over. */
export const readConfirmToken = (context: Signing, token: unknown) => confirming.read(context, token);

/** As `readConfirmToken`, of a link that ends digests. */
export const readUnsubscribeToken = (context: Signing, token: unknown) => unsubscribing.read(context, token);
