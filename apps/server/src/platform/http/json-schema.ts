import { z } from 'zod';

const cache = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() };
type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema (draft-07) of a zod type, as input or as output; cached for each type. */
export function jsonSchema(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const cached = cache[io].get(type);
  if (cached) return cached;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  });
  cache[io].set(type, schema);
  return schema;
}
