import type { z } from 'zod';
import type { RefusalName } from './errors.ts';

/** Makes a spend happen once (IETF draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = 'idempotency-key';

/** Who may call. The call's `rule` describes further conditions. */
export type CallAuth = 'public' | 'user' | 'creator' | 'staff' | 'admin';

/**
 * What a repeated request does. `read`: nothing is written. `key`: an `Idempotency-Key` header is required and the
 * first answer is kept. `client_id`: the body names the thing that is written, and a repeat finds it. `natural`: the
 * end state is the same.
 */
export type Idempotency = 'read' | 'key' | 'client_id' | 'natural';

export type CallLimit = {
  max: number;
  per: 'user' | 'ip';
  seconds: number;
  /** Replaces `max` for people whose limits are raised. */
  raisedMax?: number;
  /** What counts (default: `calls`). With `refusals` a call that would succeed is never turned away. */
  of?: 'calls' | 'refusals';
  /** With `of: 'refusals'`: the maximum for one `device_id` in the same time, beside `max`. */
  maxPerDevice?: number;
};

export type CallKind = 'json' | 'stream' | 'form';

export type CallSpec<Name extends string, Input extends z.ZodObject, Output extends z.ZodType> = {
  name: Name;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` is a place for a field of the input (`callPath`). */
  path: `/${string}`;
  auth: CallAuth;
  /** Whether an account on hold or banned may use the call; otherwise it refuses with `ageHeld` or `banned`. */
  isOpenToHeld?: true;
  /** Whether others read or see what is sent; to somebody who is muted it refuses with `muted`. */
  isSpeech?: true;
  /** The query string of a GET, else the body. */
  input: Input;
  /** `data` of the envelope, or of each `data:` line of a stream. */
  output: Output;
  /** Refusals beyond `commonRefusals` (errors.ts). */
  refusals: readonly RefusalName[];
  /** Who may use the call, in one sentence. */
  rule: string;
  limit: CallLimit;
  /** The largest request body, in bytes. */
  maxBytes: number;
  idempotency: Idempotency;
};

export type Call<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> = CallSpec<Name, Input, Output> & { kind: CallKind };

/** Defines a call that answers once, with the envelope `{code, msg, data}`. */
export function defineCall<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Auth extends CallAuth,
>(
  spec: CallSpec<Name, Input, Output> & { auth: Auth },
): Call<Name, Input, Output> & { kind: 'json'; auth: Auth } {
  return { ...spec, kind: 'json' };
}

/** Defines a call that answers with `data:` lines (WHATWG server-sent events), each of which is an envelope. */
export function defineStream<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Auth extends CallAuth,
>(
  spec: CallSpec<Name, Input, Output> & { auth: Auth },
): Call<Name, Input, Output> & { kind: 'stream'; auth: Auth } {
  return { ...spec, kind: 'stream' };
}

/** Defines a call whose body is `multipart/form-data` (RFC 7578). Files arrive beside the fields. */
export function defineForm<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Auth extends CallAuth,
>(
  spec: CallSpec<Name, Input, Output> & { auth: Auth },
): Call<Name, Input, Output> & { kind: 'form'; auth: Auth } {
  return { ...spec, kind: 'form' };
}
