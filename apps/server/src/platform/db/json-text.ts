import { type Sql, sql } from './sql.ts';

/**
 * JSON that a statement builds as text, for hot reads. `json_build_object` looks up the output function of each
 * argument again for each row; `concat` looks it up once. The helpers below define how null is written.
 */
export type JsonText<Inputs = unknown> = {
  readonly open: string;
  readonly value: Sql<Inputs>;
  readonly close: string;
};

type InputsOf<Value> = Value extends JsonText<infer Inputs> ? Inputs : never;
type AllInputs<Fields> = {
  [Name in keyof Fields]: (inputs: InputsOf<Fields[Name]>) => void;
}[keyof Fields] extends (inputs: infer All) => void
  ? All
  : never;

export const asIs = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> => ({ open: '', value, close: '' });

/** A number or JSON that may be null. */
export const orNull = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`coalesce((${value})::text, 'null')` as Sql<Inputs>);

/** A boolean; null becomes false. */
export const asBoolean = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`case when ${value} then 'true' else 'false' end` as Sql<Inputs>);

/** Any text; it may be null. */
export const asString = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`coalesce(to_json(${value}), 'null')` as Sql<Inputs>);

/** A text without characters that JSON escapes, such as an id, an instant or an address. */
export const asPlainString = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> => ({
  open: '"',
  value,
  close: '"',
});

/** Limited by PostgreSQL's `FUNC_MAX_ARGS`. */
const maxFields = 49;

/** Returns an object of these fields as JSON text. Throws when there are more than 49. */
export function jsonObject<Fields extends Readonly<Record<string, JsonText<never>>>>(
  fields: Fields,
): Sql<AllInputs<Fields>> {
  const entries = Object.entries<JsonText<never>>(fields);
  if (entries.length > maxFields) throw new Error(`an object of ${entries.length} fields is too large`);
  let before = '{';
  const chunks: Sql['chunks'][number][] = ['concat('];
  for (const [name, { open, value, close }] of entries) {
    chunks.push(`'${before}"${name}":${open}', `, ...value.chunks, ', ');
    before = `${close},`;
  }
  chunks.push(`'${before.slice(0, -1)}}')`);
  return { chunks };
}
