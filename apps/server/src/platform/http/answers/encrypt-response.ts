import { createCipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../../random.ts';

/**
 * AES-256-GCM (NIST SP 800-38D) of a response body under a key derived from the session token
 * (HKDF-SHA-256, RFC 5869; no salt, info "kindred response v1"). Gives a JSON string holding
 * base64(iv[12] | ciphertext | tag[16]). TLS stays the real protection.
 */
export function encryptResponse(body: string, token: string, random: Random): string {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'kindred response v1', 32));
  const iv = random.bytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(body, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return JSON.stringify(sealed.toString('base64'));
}
