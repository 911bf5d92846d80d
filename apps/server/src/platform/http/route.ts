import type { Call, CallKind } from '@kindred/contract/wire/call';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { PageLanguage } from './page-language.ts';
import type { Viewer } from './viewer.ts';

/** A file of a multipart body, whole in memory; the call's `maxBytes` bounds it. */
export type UploadedFile = { field: string; bytes: Buffer };

/** What a handler knows of the request besides its input. */
export type RequestFacts = {
  log: FastifyBaseLogger;
  ip: string;
  userAgent: string;
  timezone: string;
  /** What to write to this person in, from Accept-Language. */
  language: PageLanguage;
  /** The bearer token as it came, for the calls that end or extend it. */
  token: string;
  /** Present exactly when the call's idempotency is `key`, or the client sent one. */
  idempotencyKey: string | undefined;
  files: UploadedFile[];
  /** Aborted when the client has gone. */
  signal: AbortSignal;
};

/** `data` of the answer as JSON text that PostgreSQL has built: passed through as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type ViewerOf<C extends Call> = C['auth'] extends 'public' ? undefined : Viewer;

export type Handler<C extends Call, Kind extends CallKind = C['kind']> = (
  context: Context,
  input: z.output<C['input']>,
  viewer: ViewerOf<C>,
  request: RequestFacts,
) => Kind extends 'stream' ? AsyncIterable<z.input<C['output']>> : Promise<z.input<C['output']> | JsonText>;

export type Route = { call: Call; handler: Handler<Call> };

/** Binds a call of the contract to the function that answers it. */
export function route<C extends Call>(call: C, handler: Handler<C>): Route {
  return { call, handler: handler as unknown as Handler<Call> };
}
