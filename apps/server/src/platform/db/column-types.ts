/** The driver's TypeScript type for each PostgreSQL type that we use. */
type Scalars = {
  bigint: string;
  boolean: boolean;
  bytea: Buffer;
  'double precision': number;
  integer: number;
  json: unknown;
  jsonb: unknown;
  numeric: string;
  real: number;
  smallint: number;
  text: string;
  timestamptz: Date;
  uuid: string;
  xid8: string;
  'bigint[]': string[];
  'boolean[]': boolean[];
  'integer[]': number[];
  'text[]': string[];
};
type Scalar = keyof Scalars;

/** The PostgreSQL type of a statement's input. `?` allows null for the value, or for the elements of a list. */
export type InputType = Scalar | `${Scalar}?` | 'bigint?[]';

/** The type of an input's argument: lists may be read-only, JSON is text, an instant may be PostgreSQL's own text. */
type ArgumentOf<Type extends Scalar> = Type extends `${string}[]`
  ? readonly Scalars[Type][keyof Scalars[Type] & number][]
  : Type extends 'json' | 'jsonb'
    ? string
    : Type extends 'timestamptz'
      ? Date | string
      : Scalars[Type];

export type ValueOf<Type extends InputType> = Type extends 'bigint?[]'
  ? readonly (string | null)[]
  : Type extends `${infer Bare extends Scalar}?`
    ? ArgumentOf<Bare> | null
    : Type extends Scalar
      ? ArgumentOf<Type>
      : never;

declare const narrowed: unique symbol;

/** A column's PostgreSQL type. `?`: it may be null. `!`: the statement's condition excludes null. */
export type ColumnType = Scalar | `${Scalar}?` | `${Scalar}!` | Narrowed<unknown>;
type Narrowed<Value> = { readonly type: Scalar | `${Scalar}?` | `${Scalar}!`; readonly [narrowed]?: Value };

export type ColumnTypes = Record<string, ColumnType>;

/** Narrows a column's TypeScript type: to a union of words, or to JSON of a known shape. */
export function as<Value>(type: Narrowed<Value>['type']): Narrowed<Value> {
  return { type };
}

type ColumnValue<Type extends ColumnType> =
  Type extends Narrowed<infer Value>
    ? Value
    : Type extends `${infer Bare extends Scalar}?`
      ? Scalars[Bare] | null
      : Type extends `${infer Bare extends Scalar}!`
        ? Scalars[Bare]
        : Type extends Scalar
          ? Scalars[Type]
          : never;

export type ColumnsOf<Columns extends ColumnTypes> = {
  -readonly [Name in keyof Columns]: ColumnValue<Columns[Name]>;
};
