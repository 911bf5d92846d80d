import { z } from 'zod';

/** JSON Schema (draft-07) of a zod type, for Fastify's validator (`input`) or serializer (`output`). */
export function jsonSchema(type: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  });
  return schema;
}
