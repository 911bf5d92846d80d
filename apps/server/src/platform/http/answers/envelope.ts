import { type RefusalName, refusals } from '@kindred/contract/wire/errors';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import { AppError } from '../../app-error.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';

/** Body of every answer. */
export type Envelope = { code: number; msg: string; data: unknown };

/** The envelope of an answer. */
export const success = (data: unknown): Envelope => ({ code: successCode, msg: 'Success', data });

/** The envelope of an answer whose data is JSON already, as text. */
export const successText = (data: string) => `{"code":${successCode},"msg":"Success","data":${data}}`;

/** The envelope of a refusal: its code and words, and what belongs to it. */
export function refusalEnvelope(name: RefusalName, data: unknown = null): Envelope {
  return { code: refusals[name].code, msg: refusals[name].msg, data };
}

/**
 * Turns anything thrown into a refusal. What is neither ours nor Fastify's own 4xx is `internal`, told without
 * details; the caller logs it.
 */
export function toRefusal(error: unknown): { name: RefusalName; data: unknown; isUnexpected: boolean } {
  if (error instanceof AppError) return { name: error.refusal, data: error.data, isUnexpected: false };
  const { code, statusCode: status } = error as { code?: unknown; statusCode?: number };
  if (code === accountDeleted) return { name: 'unauthorized', data: null, isUnexpected: false };
  const known = refusalByStatus(status);
  if (known) return { name: known, data: null, isUnexpected: false };
  if (isDiskFull(error)) return { name: 'diskFull', data: null, isUnexpected: true };
  if (isDatabaseAway(error)) return { name: 'unavailable', data: null, isUnexpected: true };
  return { name: 'internal', data: null, isUnexpected: true };
}

/** SQLSTATE of what somebody wanted to write whose account was deleted in the same moment. */
const accountDeleted = 'KD001';

function refusalByStatus(status: number | undefined): RefusalName | undefined {
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooManyRequests';
  return 'invalidInput';
}
