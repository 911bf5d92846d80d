import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { PushMessage, PushOutcome, PushTarget } from './push-sender.ts';

/** What of Google's service account file is needed. */
export const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

type Options = { account: ServiceAccount; now: () => Date; baseUrl?: string };

const timeoutMs = 10_000;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const renewBeforeMs = 60_000;

/** Sends to apps over Firebase Cloud Messaging (HTTP v1). The notice travels as data; the app shows it. */
export function firebaseSender({ account, now, baseUrl = 'https://fcm.googleapis.com' }: Options) {
  const url = `${baseUrl}/v1/projects/${account.project_id}/messages:send`;
  let access: { token: string; endsAt: number } | undefined;

  const accessToken = async (): Promise<string> => {
    if (access && now().getTime() < access.endsAt - renewBeforeMs) return access.token;
    access = await fetchAccess(account, now());
    return access.token;
  };

  return async (target: PushTarget & { kind: 'firebase' }, message: PushMessage): Promise<PushOutcome> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: firebaseMessage(target.token, message) }),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    } catch {
      return 'later';
    }
  };
}

function firebaseMessage(token: string, { payload, topic, urgency, ttlSeconds }: PushMessage): object {
  return {
    token,
    data: { payload },
    android: {
      collapse_key: topic,
      priority: urgency === 'high' ? 'HIGH' : 'NORMAL',
      ttl: `${ttlSeconds}s`,
    },
    webpush: { headers: { TTL: String(ttlSeconds), Urgency: urgency, Topic: topic } },
  };
}

/** OAuth 2.0 for service accounts (RFC 7523): a signed claim for a token of an hour. */
async function fetchAccess(account: ServiceAccount, now: Date): Promise<{ token: string; endsAt: number }> {
  const seconds = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const answer = await fetch(account.token_uri, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  });
  const token = z.object({ access_token: z.string(), expires_in: z.number() }).parse(await answer.json());
  return { token: token.access_token, endsAt: now.getTime() + token.expires_in * 1000 };
}

/** 404: the app is gone; 400: not a token of this project. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 400) return 'gone';
  return status === 429 || status === 401 || status >= 500 ? 'later' : 'refused';
}
