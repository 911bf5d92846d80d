import type { Context } from '../../context.ts';
import { getDataKey } from '../../platform/sealing/data-key.ts';
import { seal, unseal } from '../../platform/sealing/seal.ts';

/** The requester of a removal. */
export type Contact = { signature: string; email: string };

const purpose = 'removal request';

export async function sealContact(context: Pick<Context, 'config'>, contact: Contact): Promise<Buffer> {
  return seal(await getDataKey(context), purpose, JSON.stringify(contact));
}

/** Returns the requester; undefined once their name is deleted. */
export async function openContact(
  context: Pick<Context, 'config'>,
  sealed: Buffer | null,
): Promise<Contact | undefined> {
  if (!sealed) return undefined;
  return JSON.parse(unseal(await getDataKey(context), purpose, sealed)) as Contact;
}
