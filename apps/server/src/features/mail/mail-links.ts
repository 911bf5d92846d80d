import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';

type Signing = Pick<Context, 'secret' | 'clock' | 'publicUrl'>;
/** The person of a link; `code` belongs to the address to which it was sent. */
export type LinkOwner = { userId: string; code: string };

const names = ['userId', 'code'] as const;
const confirmTokens = signedToken('mail confirm', names);
const unsubscribeTokens = signedToken('mail unsubscribe', names);

const hourMs = 3_600_000;
/** Unsubscribing must work in old mails too. */
const unsubscribeMs = 10 * 365 * 24 * hourMs;

export const confirmPath = '/mail/confirm';
export const unsubscribePath = '/mail/unsubscribe';

export function confirmUrl(context: Signing, owner: LinkOwner, hours: number): string {
  const until = new Date(context.clock.now().getTime() + hours * hourMs);
  return `${context.publicUrl()}${confirmPath}?token=${confirmTokens.sign(context, owner, until)}`;
}

export function unsubscribeUrl(context: Signing, owner: LinkOwner): string {
  const until = new Date(context.clock.now().getTime() + unsubscribeMs);
  return `${context.publicUrl()}${unsubscribePath}?token=${unsubscribeTokens.sign(context, owner, until)}`;
}

/** Returns the owner of a link; undefined when it is invalid or expired. */
export const readConfirmToken = (context: Signing, token: unknown) => confirmTokens.read(context, token);

export const readUnsubscribeToken = (context: Signing, token: unknown) =>
  unsubscribeTokens.read(context, token);
