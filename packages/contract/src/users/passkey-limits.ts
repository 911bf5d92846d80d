// Free of zod, so that the browser can load it.

/** As many as anybody has devices. */
export const maxPasskeys = 20;

/** Ways in which a browser reaches an authenticator (WebAuthn §5.8.4); ones that come later are left out. */
export const passkeyTransports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const;

/** Signatures that we check: Ed25519, ES256 and RS256 (IANA COSE Algorithms). */
export const passkeyAlgorithms = [-8, -7, -257];
