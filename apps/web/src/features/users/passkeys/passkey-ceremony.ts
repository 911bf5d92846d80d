import type { CallOutput } from '@kindred/contract/all/calls';
import type { Passkey } from '@kindred/contract/users/passkey-calls';
import { passkeyAlgorithms } from '@kindred/contract/users/passkey-limits';
import { call } from '../../../lib/call/call.ts';

/** Whether this browser makes passkeys for this address; none does where the address is a number. */
export function hasPasskeys(): boolean {
  return (
    'PublicKeyCredential' in globalThis && isSecureContext && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname)
  );
}

/** Has the browser make a passkey, and keeps it. Rejects where the person calls it off. */
export async function makePasskey(name: string): Promise<Passkey> {
  const [{ startRegistration }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('beginPasskey', {}),
  ]);
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: options.challenge,
      rp: { id: options.rp_id, name: 'Kindred' },
      user: { id: options.user_handle, name: options.user_name, displayName: options.user_name },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: knownKeys(options.known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    },
  });
  return call('addPasskey', {
    name,
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  });
}

/** Proves with a passkey who one is. Rejects where the person calls it off. */
export async function signWithPasskey(): Promise<CallOutput<'stepUpWithPasskey'>> {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('beginPasskeyStepUp', {}),
  ]);
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: options.challenge,
      rpId: options.rp_id,
      allowCredentials: knownKeys(options.known),
      userVerification: 'required',
    },
  });
  return call('stepUpWithPasskey', {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  });
}

function knownKeys(keys: CallOutput<'beginPasskeyStepUp'>['known']) {
  return keys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }));
}
