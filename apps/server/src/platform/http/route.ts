import type { Call } from '@kindred/contract/wire/call';
import type { Language } from '@kindred/contract/wire/languages';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import type { SessionViewer } from './viewer.ts';

/** A file of a multipart body, on the disk until the call is answered, unless the use case moves it away. */
export type UploadedFile = {
  field: string;
  path: string;
  /** In bytes. */
  size: number;
};

/** What a handler gets of the request besides its input. */
export type RequestContext = {
  log: FastifyBaseLogger;
  ip: string;
  userAgent: string;
  timezone: string;
  /** The language of the person, from Accept-Language. */
  language: Language;
  /** The region (ISO 3166-1) of Accept-Language; '' if it names none. */
  region: string;
  /** The bearer token, for the calls that end or extend it. */
  token: string;
  /** Always present when the call's idempotency is `key`, otherwise when the client sent it. */
  idempotencyKey: string | undefined;
  files: UploadedFile[];
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
  /** Only for calls that stream: `EventStream.sendNow`, with an item of the call's output. */
  sendNow?: (item: unknown) => boolean;
};

/** The signal that ends a stream, and its shortcut to the client. */
export type StreamReader = Pick<RequestContext, 'signal' | 'sendNow'>;

/** `data` of the answer as JSON text that PostgreSQL has built; it is sent unchanged. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call with its handler, whose input has passed the call's schema. A stream's answer is iterable. */
export type HttpRoute = {
  call: Call;
  handle: (
    input: Record<string, unknown>,
    viewer: SessionViewer | undefined,
    request: RequestContext,
  ) => Promise<unknown> | AsyncIterable<unknown>;
};

/** Calls, and HTTP outside the contract: files, webhooks, pages. */
export type HttpFeature = {
  routes?: HttpRoute[];
  plugin?: (app: FastifyInstance, context: PlatformContext) => void | Promise<void>;
};
