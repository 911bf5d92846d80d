import type { Call, CallKind } from '@kindred/contract/wire/call';
import type { z } from 'zod';
import type { Context } from './context.ts';
import type { HttpRoute, RawJson, RequestContext } from './platform/http/route.ts';
import type { Viewer } from './viewer.ts';

type ViewerOf<C extends Call> = C['auth'] extends 'public' ? undefined : Viewer;

export type Handler<C extends Call, Kind extends CallKind = C['kind']> = (
  context: Context,
  input: z.output<C['input']>,
  viewer: ViewerOf<C>,
  request: RequestContext,
) => Kind extends 'stream' ? AsyncIterable<z.input<C['output']>> : Promise<z.input<C['output']> | RawJson>;

export type Route = { call: Call; handler: Handler<Call> };

/** Binds a call of the contract to the function that answers it. */
export function route<C extends Call>(call: C, handler: Handler<C>): Route {
  return { call, handler: handler as unknown as Handler<Call> };
}

/** The route as the HTTP server takes it. The viewer is the one that `context.authenticate` gave. */
export function toHttpRoute(context: Context, { call, handler }: Route): HttpRoute {
  return {
    call,
    handle: (input, viewer, request) => handler(context, input, viewer as never, request),
  };
}
