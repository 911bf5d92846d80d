/** A device that takes notices: a browser's subscription (W3C Push API), or an app's Firebase token. */
export type PushTarget =
  | { kind: 'web'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'firebase'; token: string };

export type PushMessage = {
  /** What arrives, as text; at most 3,000 bytes. */
  payload: string;
  /** One that waits for a sleeping device is replaced by the next of the same topic (RFC 8030, 5.4). */
  topic: string;
  urgency: 'normal' | 'high';
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
};

/** `gone`: the device takes no notices any more. `refused`: this one can never be sent. `later`: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Brings notices to devices, over push services that cannot read them. */
export type PushSender = {
  /** What a browser subscribes with (RFC 8292), base64url. */
  publicKey: string;
  takesFirebase: boolean;
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
};
