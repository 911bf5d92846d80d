import { personalItems } from '../../../lib/storage/personal-storage.ts';

type Address = { id: string; url: string };

const addresses = personalItems<Address>('browser', 'uploads');

/** Where the server takes the rest of an upload, also after a reload; undefined before it has begun. */
export function findUploadAddress(id: string): string | undefined {
  return addresses.list().find((address) => address.id === id)?.url;
}

export function storeUploadAddress(id: string, url: string): void {
  addresses.set(id, { id, url });
}

export function deleteUploadAddress(id: string): void {
  addresses.remove(id);
}
