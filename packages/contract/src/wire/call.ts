import type { z } from 'zod';
import type { RefusalName } from './errors.ts';

/** The name of the header that makes a spend happen once (IETF draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = 'idempotency-key';

/** Who may call at all. The call's `rule` says in words what is decided beyond that. */
export type CallAuth = 'public' | 'user' | 'creator' | 'admin';

/**
 * What a repeated request does.
 * `read`: nothing is written. `key`: an `Idempotency-Key` header is required; the first answer is kept.
 * `client_id`: the body names the thing written, a repeat finds it. `natural`: the end state is the same.
 */
export type Idempotency = 'read' | 'key' | 'client_id' | 'natural';

export type CallLimit = {
  max: number;
  per: 'user' | 'ip';
  seconds: number;
  /** For people whose limits are raised; `max` without it. */
  raisedMax?: number;
  /** What counts: every call, or the refused ones alone; then a call that would succeed is never turned away. */
  of?: 'calls' | 'refusals';
  /** Where refusals are counted: the most of one `device_id` in that time, beside `max`. */
  maxPerDevice?: number;
};

export type CallKind = 'json' | 'stream' | 'form';

export type CallSpec<Name extends string, Input extends z.ZodObject, Output extends z.ZodType> = {
  /** The verb that the call, the use case and the hook share: `sendGift`. */
  name: Name;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  auth: CallAuth;
  /** It stays open to somebody whose account is held; every other call that needs a session refuses `ageHeld` then. */
  isOpenToHeld?: true;
  /** Query string of a GET, else the body. */
  input: Input;
  /** `data` of the envelope, or of each `data:` line of a stream. */
  output: Output;
  /** Refusals beyond those that any call can give (errors.ts `commonRefusals`). */
  refusals: readonly RefusalName[];
  /** Who is let through, in one sentence. */
  rule: string;
  limit: CallLimit;
  /** Largest request body, in bytes. */
  maxBytes: number;
  idempotency: Idempotency;
};

export type Call<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> = CallSpec<Name, Input, Output> & { kind: CallKind };

/** A call that answers once, with the envelope `{code, msg, data}`. */
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

/** A call that answers with `data:` lines (WHATWG server-sent events), each one an envelope. */
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

/** A call whose body is `multipart/form-data` (RFC 7578). Files arrive beside the fields. */
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
