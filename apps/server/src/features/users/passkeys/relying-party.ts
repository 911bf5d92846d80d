import type { Context } from '../../../context.ts';

/** For whom passkeys are made (WebAuthn §5.4.2), and from which page alone they are asked for. */
export type RelyingParty = { rpId: string; origin: string };

/** This house at its public address. Browsers make no passkeys for addresses in numbers: on one's own machine it is localhost. */
export function relyingParty({ publicUrl }: Pick<Context, 'publicUrl'>): RelyingParty {
  const { hostname, origin, port } = new URL(publicUrl());
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { rpId: hostname, origin };
  return { rpId: 'localhost', origin: `http://localhost:${port}` };
}
