import { languages } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';

const validDays = 180;

/** Renders `/.well-known/security.txt` (RFC 9116): where to report a weakness; `VAPID_SUBJECT` is the operator's address. */
export function securityText({
  config,
  clock,
  publicUrl,
}: Pick<Context, 'config' | 'clock' | 'publicUrl'>): string {
  const expires = new Date(clock.now().getTime() + validDays * 86_400_000);
  const contacts = [config.vapid?.subject, `${publicUrl()}/removal`].filter(
    (contact) => contact !== undefined,
  );
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl()}/.well-known/security.txt`,
    '',
  ].join('\n');
}
