/** The other side of `lib/call/decrypt-response.ts`, written from its description: what a server that encrypts answers. */
export async function encrypt(text: string, token: string): Promise<string> {
  const bytes = (value: string) => Uint8Array.from(new TextEncoder().encode(value));
  const secret = await crypto.subtle.importKey('raw', bytes(token), 'HKDF', false, ['deriveBits']);
  const info = bytes('kindred response v1');
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    secret,
    256,
  );
  const key = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)));
}
