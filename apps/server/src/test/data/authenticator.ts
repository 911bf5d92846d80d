import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type CeremonyOptions = { challenge: string; rp_id: string };

/** The ways in which a page may try to deceive; an omitted field is honest. */
export type Deceit = { origin?: string; challenge?: string; rpId?: string; isUnlocked?: boolean };

/**
 * Creates an authenticator with one ES256 key (WebAuthn §6), which makes its passkey, signs with it and counts its
 * signatures. Set `counter` back to imitate a copy.
 */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const clientData = (type: string, { challenge }: CeremonyOptions, deceit: Deceit) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deceit.challenge ?? challenge,
        origin: deceit.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = ({ rp_id }: CeremonyOptions, deceit: Deceit, attested: Buffer) => {
    const unlocked = deceit.isUnlocked === false ? 0 : 0x04;
    const flags = 0x01 | unlocked | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter);
    return Buffer.concat([sha256(deceit.rpId ?? rp_id), Buffer.from([flags]), counter, attested]);
  };
  const authenticator = {
    counter: 0,
    /** Answers `beginPasskey`. */
    make(options: CeremonyOptions, deceit: Deceit = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(
        options,
        deceit,
        Buffer.concat([Buffer.alloc(16), length, credentialId, key]),
      );
      // CBOR of {fmt: "none", attStmt: {}, authData}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        name: 'Test',
        credential_id: credentialId.toString('base64url'),
        client_data: clientData('webauthn.create', options, deceit).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Answers `beginPasskeyStepUp`. */
    sign(options: CeremonyOptions, deceit: Deceit = {}) {
      authenticator.counter += 1;
      const client = clientData('webauthn.get', options, deceit);
      const data = authenticatorData(options, deceit, Buffer.alloc(0));
      return {
        credential_id: credentialId.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
  return authenticator;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
