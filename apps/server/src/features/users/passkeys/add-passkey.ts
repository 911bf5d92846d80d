import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Passkey } from '@kindred/contract/users/passkey-calls';
import { maxPasskeys, passkeyAlgorithms } from '@kindred/contract/users/passkey-limits';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireStepUp } from '../step-up.ts';
import { isTransport, presentKnown, presentPasskey } from './list-passkeys.ts';
import { consumeChallenge, createChallenge } from './passkey-challenge.ts';
import { insertPasskey, listPasskeyRows, lockOwner } from './passkeys.sql.ts';
import { relyingParty } from './relying-party.ts';

/** Returns the options with which the browser creates a passkey. Refuses with `passkeysFull` beyond the maximum. */
export async function beginPasskey(
  context: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'beginPasskey'>> {
  const { db } = context;
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  const rows = await listPasskeyRows.all(db, { userId });
  if (rows.length >= maxPasskeys) refuse('passkeysFull');
  const { nickname } = await db
    .selectFrom('users')
    .select('nickname')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    challenge: await createChallenge(context, viewer),
    rp_id: relyingParty(context).rpId,
    user_handle: Buffer.from(userId).toString('base64url'),
    user_name: nickname,
    known: rows.map(presentKnown),
  };
}

/** Stores a passkey for this session's challenge, with user verification. Refuses with `passkeyRefused`. */
export async function addPasskey(
  context: Context,
  credentialInput: ParsedInput<'addPasskey'>,
  viewer: Viewer,
): Promise<Passkey> {
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  const challenge = (await consumeChallenge(context, viewer)) ?? refuse('passkeyRefused');
  const credential = await verify(context, credentialInput, challenge);
  return transact(context, async (tx) => {
    await lockOwner.run(tx, { userId });
    if ((await listPasskeyRows.all(tx, { userId })).length >= maxPasskeys) refuse('passkeysFull');
    const row = await insertPasskey.first(tx, {
      userId,
      name: credentialInput.name,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      transports: credentialInput.transports.filter(isTransport),
      counter: String(credential.counter),
      now: context.clock.now(),
    });
    // The credential belongs to a person already.
    return row ? presentPasskey(row) : refuse('passkeyRefused');
  });
}

async function verify(
  context: Context,
  credentialInput: ParsedInput<'addPasskey'>,
  expectedChallenge: string,
) {
  const { rpId, origin } = relyingParty(context);
  const { credential_id: id } = credentialInput;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: credentialInput.client_data,
          attestationObject: credentialInput.attestation,
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return registrationInfo?.credential ?? refuse('passkeyRefused');
  } catch (error) {
    context.log.info({ err: error }, 'a passkey was refused');
    return refuse('passkeyRefused');
  }
}
