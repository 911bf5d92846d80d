import webPush from 'web-push';
import { type PublicFetch, postPublic } from '../../platform/http/fetch-public.ts';
import type { PushMessage, PushOutcome, PushTarget } from './push-sender.ts';
import type { VapidKeys } from './vapid-keys.ts';

const timeoutMs = 10_000;

export type WebPushOptions = VapidKeys & {
  /** Whom a push service may write to about us: a `mailto:` or `https:` address. */
  subject: string;
  /** For tests: where requests go. */
  connect?: Pick<PublicFetch, 'send' | 'resolve'>;
};

/**
 * Sends to a browser's push service, encrypted for the browser alone (RFC 8291). The endpoint is what a browser, or
 * a client that claims to be one, has named: only public https addresses are called.
 */
export async function sendWebPush(
  { endpoint, p256dh, auth }: PushTarget & { kind: 'web' },
  { payload, topic, urgency, ttlSeconds }: PushMessage,
  { subject, publicKey, privateKey, connect = {} }: WebPushOptions,
): Promise<PushOutcome> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: ttlSeconds,
    topic,
    urgency,
  });
  try {
    const headers = request.headers as Record<string, string | number>;
    const status = await postPublic(endpoint, { headers, body: request.body, timeoutMs, ...connect });
    return outcomeOf(status);
  } catch {
    return 'later';
  }
}

/** 404 and 410 end a subscription (RFC 8030, 7.3); 401 and 403 say that it was made for other keys than ours. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
