import type { Context } from '../../../context.ts';

/** The relying party of passkeys (WebAuthn §5.4.2), and the only origin that may use them. */
export type RelyingParty = { rpId: string; origin: string };

/**
 * Returns the relying party of this installation's public address. Browsers create no passkeys for IP addresses, so a
 * loopback address becomes localhost.
 */
export function relyingParty({ publicUrl }: Pick<Context, 'publicUrl'>): RelyingParty {
  const { hostname, origin, port } = new URL(publicUrl());
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { rpId: hostname, origin };
  return { rpId: 'localhost', origin: `http://localhost:${port}` };
}
