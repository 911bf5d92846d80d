import { type RefusalName, refusals } from '@kindred/contract/wire/errors';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import { AppError } from '../../app-error.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';

export type Envelope = { code: number; msg: string; data: unknown };

export const success = (data: unknown): Envelope => ({ code: successCode, msg: 'Success', data });

export const successText = (data: string) => `{"code":${successCode},"msg":"Success","data":${data}}`;

export function refusalEnvelope(name: RefusalName, data: unknown = null): Envelope {
  return { code: refusals[name].code, msg: refusals[name].msg, data };
}

/** Turns any thrown value into a refusal. Unknown errors become `internal` without details; the caller logs them. */
export function toRefusal(error: unknown): { name: RefusalName; data: unknown; isUnexpected: boolean } {
  if (error instanceof AppError) return { name: error.refusal, data: error.data, isUnexpected: false };
  const { code, statusCode: status } = error as { code?: unknown; statusCode?: number };
  if (code === accountDeleted) return { name: 'unauthorized', data: null, isUnexpected: false };
  const refusal = refusalByStatus(status);
  if (refusal) return { name: refusal, data: null, isUnexpected: false };
  if (isDiskFull(error)) return { name: 'diskFull', data: null, isUnexpected: true };
  if (isDatabaseAway(error)) return { name: 'unavailable', data: null, isUnexpected: true };
  return { name: 'internal', data: null, isUnexpected: true };
}

/** SQLSTATE of a write for a person whose account was deleted at the same moment. */
const accountDeleted = 'KD001';

function refusalByStatus(status: number | undefined): RefusalName | undefined {
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooManyRequests';
  return 'invalidInput';
}
