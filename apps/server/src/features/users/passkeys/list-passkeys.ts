import type { CallOutput } from '@kindred/contract/all/calls';
import type { Passkey } from '@kindred/contract/users/passkey-calls';
import { passkeyTransports } from '@kindred/contract/users/passkey-limits';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { listPasskeyRows } from './passkeys.sql.ts';

type PasskeyRow = Awaited<ReturnType<typeof listPasskeyRows.one>>;

export async function listPasskeys(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listPasskeys'>> {
  return { list: (await listPasskeyRows.all(db, { userId })).map(presentPasskey) };
}

export function presentPasskey(row: Omit<PasskeyRow, 'credential_id' | 'transports'>): Passkey {
  return {
    passkey_id: row.passkey_id,
    name: row.name,
    created_time: row.created_at.toISOString(),
    last_used_time: row.last_used_at?.toISOString() ?? null,
  };
}

/** Describes a passkey to browsers (WebAuthn PublicKeyCredentialDescriptor). */
export function presentKnown({ credential_id, transports }: PasskeyRow) {
  return { credential_id: credential_id.toString('base64url'), transports: transports.filter(isTransport) };
}

type Transport = (typeof passkeyTransports)[number];

/** Returns whether a text is a transport of passkeys (WebAuthn, 5.8.4). */
export function isTransport(text: string): text is Transport {
  return passkeyTransports.some((transport) => transport === text);
}
