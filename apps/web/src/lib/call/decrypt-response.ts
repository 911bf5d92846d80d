import { UnreadableError } from './call-errors.ts';

const ivBytes = 12;

/**
 * Opens an encrypted answer: base64 of iv (12 bytes), AES-256-GCM ciphertext and tag (NIST SP 800-38D), under a
 * key derived from the session token (HKDF-SHA-256, RFC 5869, no salt, info `kindred response v1`).
 * Throws `UnreadableError` for every failure.
 */
export async function decryptResponse(encrypted: string, token: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(encrypted.trim()), (letter) => letter.charCodeAt(0));
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
      await responseKey(token),
      bytes.slice(ivBytes),
    );
    return new TextDecoder().decode(plain);
  } catch {
    throw new UnreadableError('The answer did not decrypt');
  }
}

let cachedKey: { token: string; key: Promise<CryptoKey> } | undefined;

/** A stream has many lines: the key of the session is derived once. */
function responseKey(token: string): Promise<CryptoKey> {
  if (cachedKey?.token !== token) cachedKey = { token, key: deriveKey(token) };
  return cachedKey.key;
}

async function deriveKey(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('kindred response v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}
