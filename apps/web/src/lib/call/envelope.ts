import { successCode } from '@kindred/contract/wire/refusal-codes';
import { RefusalError, UnreadableError } from './call-errors.ts';
import { loadRefusalTexts } from './error-text.ts';

type Envelope = { code: number; msg: string; data: unknown };
type Source = { status: number; requestId: string | null; token: string | null };

/** Reads `{code, msg, data}` from a body or a `data:` line; a string is an encrypted envelope. */
export async function openEnvelope(text: string, source: Source): Promise<unknown> {
  const envelope = await readEnvelope(text, source.token);
  if (envelope.code === successCode) return envelope.data;
  await loadRefusalTexts();
  throw new RefusalError({ ...envelope, ...source });
}

async function readEnvelope(text: string, token: string | null): Promise<Envelope> {
  const parsed = parse(text);
  const plain = isEnvelope(parsed) ? parsed : parse(await decrypt(parsed ?? text, token));
  if (!isEnvelope(plain)) throw new UnreadableError('The answer is not an envelope');
  return plain;
}

async function decrypt(encrypted: unknown, token: string | null): Promise<string> {
  if (typeof encrypted !== 'string' || !token) throw new UnreadableError('The answer cannot be read');
  const { decryptResponse } = await import('./decrypt-response.ts');
  return decryptResponse(encrypted, token);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}
