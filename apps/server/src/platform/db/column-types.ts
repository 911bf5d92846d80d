/** What the driver gives and takes for each PostgreSQL type that we use. */
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

/** A PostgreSQL type as a statement's input names it; with `?` the value may be null, or what the list holds. */
export type InputType = Scalar | `${Scalar}?` | 'bigint?[]';

/** As an input is handed over: lists may be read-only, JSON is text, an instant may be PostgreSQL's own text. */
type Given<Type extends Scalar> = Type extends `${string}[]`
  ? readonly Scalars[Type][keyof Scalars[Type] & number][]
  : Type extends 'json' | 'jsonb'
    ? string
    : Type extends 'timestamptz'
      ? Date | string
      : Scalars[Type];

export type ValueOf<Type extends InputType> = Type extends 'bigint?[]'
  ? readonly (string | null)[]
  : Type extends `${infer Bare extends Scalar}?`
    ? Given<Bare> | null
    : Type extends Scalar
      ? Given<Type>
      : never;

declare const narrowed: unique symbol;

/**
 * A column's PostgreSQL type. `?`: may be null. `!`: the table's column may be null, this statement's condition says
 * that it is not.
 */
export type ColumnType = Scalar | `${Scalar}?` | `${Scalar}!` | Narrowed<unknown>;
type Narrowed<Value> = { readonly type: Scalar | `${Scalar}?` | `${Scalar}!`; readonly [narrowed]?: Value };

export type ColumnTypes = Record<string, ColumnType>;

/** A column whose TypeScript type is narrower than PostgreSQL's: one of some words, or JSON of a known shape. */
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

/** The row that these columns make. */
export type ColumnsOf<Columns extends ColumnTypes> = {
  -readonly [Name in keyof Columns]: ColumnValue<Columns[Name]>;
};
