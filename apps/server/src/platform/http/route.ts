import type { Call } from '@kindred/contract/wire/call';
import type { Language } from '@kindred/contract/wire/languages';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import type { SessionViewer } from './viewer.ts';

/** A file of a multipart body, on the disk until the call is answered. Whoever keeps it moves it away before. */
export type UploadedFile = {
  field: string;
  path: string;
  /** Bytes. */
  size: number;
};

/** What a handler knows of the request besides its input. */
export type RequestContext = {
  log: FastifyBaseLogger;
  ip: string;
  userAgent: string;
  timezone: string;
  /** What to write to this person in, from Accept-Language. */
  language: Language;
  /** The region (ISO 3166-1) that Accept-Language names; '' where it names none. */
  region: string;
  /** The bearer token as it came, for the calls that end or extend it. */
  token: string;
  /** Present exactly when the call's idempotency is `key`, or the client sent one. */
  idempotencyKey: string | undefined;
  files: UploadedFile[];
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** Of a call that streams: `EventStream.sendNow`, with an item of the call's output. */
  sendNow?: (item: unknown) => boolean;
};

/** How far a stream goes on, and its short way to the reader. */
export type StreamReader = Pick<RequestContext, 'signal' | 'sendNow'>;

/** `data` of the answer as JSON text that PostgreSQL has built: passed through as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call with the function that answers it; the input has passed the call's schema. A stream's answer is iterable. */
export type HttpRoute = {
  call: Call;
  handle: (
    input: Record<string, unknown>,
    viewer: SessionViewer | undefined,
    request: RequestContext,
  ) => Promise<unknown> | AsyncIterable<unknown>;
};

/** Calls, and HTTP beside the contract: files, webhooks, pages. */
export type HttpFeature = {
  routes?: HttpRoute[];
  plugin?: (app: FastifyInstance, context: PlatformContext) => void | Promise<void>;
};
