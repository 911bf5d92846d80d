import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { markSteppedUp } from '../step-up.ts';
import { presentKnown } from './list-passkeys.ts';
import { consumeChallenge, createChallenge } from './passkey-challenge.ts';
import { listPasskeyRows, lockPasskey, markPasskeyUsed } from './passkeys.sql.ts';
import { relyingParty } from './relying-party.ts';

/** Returns the browser's options for signing with a passkey. Refuses with `notFound` when there is none. */
export async function beginPasskeyStepUp(
  context: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'beginPasskeyStepUp'>> {
  const rows = await listPasskeyRows.all(context.db, { userId: viewer.userId });
  if (rows.length === 0) refuse('notFound');
  return {
    challenge: await createChallenge(context, viewer),
    rp_id: relyingParty(context).rpId,
    known: rows.map(presentKnown),
  };
}

/**
 * Accepts this session's challenge signed with one of the person's passkeys, on our page. A signature counter that
 * does not increase belongs to a copied passkey. The challenge is consumed in any case. Refuses with
 * `passkeyRefused`.
 */
export async function stepUpWithPasskey(
  context: Context,
  assertion: ParsedInput<'stepUpWithPasskey'>,
  viewer: Viewer,
): Promise<CallOutput<'stepUpWithPasskey'>> {
  const challenge = (await consumeChallenge(context, viewer)) ?? refuse('passkeyRefused');
  return transact(context, async (tx) => {
    const credentialId = Buffer.from(assertion.credential_id, 'base64url');
    const stored = await lockPasskey.first(tx, { credentialId, userId: viewer.userId });
    if (!stored) return refuse('passkeyRefused');
    const counter = await verify(context, assertion, { challenge, stored });
    const now = context.clock.now();
    await markPasskeyUsed.run(tx, { passkeyId: stored.passkey_id, counter: String(counter), now });
    return { stepped_up_until: (await markSteppedUp(tx, viewer, now)).toISOString() };
  });
}

type Expected = { challenge: string; stored: { public_key: Buffer; counter: string } };

/** Returns the passkey's new signature counter. Refuses with `passkeyRefused` when the signature is invalid. */
async function verify(
  context: Context,
  assertion: ParsedInput<'stepUpWithPasskey'>,
  { challenge, stored }: Expected,
): Promise<number> {
  const { rpId, origin } = relyingParty(context);
  const { credential_id: id } = assertion;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: assertion.client_data,
          authenticatorData: assertion.authenticator_data,
          signature: assertion.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(stored.public_key), counter: Number(stored.counter) },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : refuse('passkeyRefused');
  } catch (error) {
    context.log.info({ err: error }, 'a passkey was refused');
    return refuse('passkeyRefused');
  }
}
