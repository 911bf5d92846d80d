import { createCipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../../random.ts';

/**
 * Returns a function that encrypts texts for one session: a response body, or the payload of one `data:` line.
 * AES-256-GCM (NIST SP 800-38D) under a key derived from the session token (HKDF-SHA-256, RFC 5869; no salt, info
 * "kindred response v1"). The result is a JSON string holding base64(iv[12] | ciphertext | tag[16]). It does not
 * replace TLS.
 */
export function responseCipher(token: string, random: Random): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'kindred response v1', 32));
  return (text) => {
    const iv = random.bytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return JSON.stringify(encrypted.toString('base64'));
  };
}
