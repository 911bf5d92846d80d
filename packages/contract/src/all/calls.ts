import type { z } from 'zod';
import type { Call } from '../wire/call.ts';
import * as modules from './modules.gen.ts';

type Modules = typeof modules;
type CallOf<Export> =
  Export extends Call<infer Name, infer _I, infer _O> ? { name: Name; call: Export } : never;
type Named = { [Key in keyof Modules]: CallOf<Modules[Key]> }[keyof Modules];

export type Calls = { [Entry in Named as Entry['name']]: Entry['call'] };
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** The input of a use case: parsed by the call's schema, with its defaults. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

export const calls: readonly Call[] = (Object.values(modules) as unknown[]).filter(isCall);

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
  );
}
