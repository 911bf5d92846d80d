import { z } from 'zod';

const made = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() };
type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema (draft-07) of a zod type as it comes in (`input`) or goes out (`output`); made once of each type. */
export function jsonSchema(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const known = made[io].get(type);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  });
  made[io].set(type, schema);
  return schema;
}
