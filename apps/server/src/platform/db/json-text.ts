import { type Sql, sql } from './sql.ts';

/**
 * JSON that a statement writes as text, for what is read often. `json_build_object` looks up how each of its arguments is
 * written anew for each row; `concat` looks once. Where a null may come, the helpers below say what is written.
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

/** A number, or JSON as it is. */
export const asIs = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> => ({ open: '', value, close: '' });

/** As `asIs`, of what may be null. */
export const orNull = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`coalesce((${value})::text, 'null')` as Sql<Inputs>);

/** A boolean; null is false. */
export const asBoolean = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`case when ${value} then 'true' else 'false' end` as Sql<Inputs>);

/** A text that somebody wrote; it may be null. */
export const asString = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> =>
  asIs(sql`coalesce(to_json(${value}), 'null')` as Sql<Inputs>);

/** A text without anything that JSON escapes, such as an id, an instant or an address. */
export const asPlainString = <Inputs>(value: Sql<Inputs>): JsonText<Inputs> => ({
  open: '"',
  value,
  close: '"',
});

/** More arguments a function cannot have (`FUNC_MAX_ARGS`). */
const maxFields = 49;

/** An object of these fields, as text. Names and marks are written once, into the statement. */
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
