import { CompiledQuery } from 'kysely';
import type { ColumnsOf, ColumnTypes, InputType, ValueOf } from './column-types.ts';
import type { Db, Tx } from './db.ts';
import { retry } from './retry.ts';

/** A piece of SQL: its text and named inputs in the order in which they appear. */
export type Sql<Inputs = unknown> = {
  readonly chunks: readonly (string | InputChunk)[];
  /** Only for the type checker. */
  readonly inputs?: (inputs: Inputs) => void;
};

type InputChunk = { readonly name: string; readonly type: string };

/** A part of a template: a piece of SQL, or an integer of our own code, which is written into the text. */
type Part = Sql<never> | number;
type InputsOf<P> = P extends Sql<infer Inputs> ? Inputs : unknown;
type AllInputs<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? InputsOf<First> & AllInputs<Rest>
  : unknown;

/**
 * Tags a template as SQL. Values never appear in it: they are named inputs and reach PostgreSQL as parameters. A
 * nested piece contributes its inputs; inputs of the same name are the same value.
 */
export function sql<const Parts extends readonly Part[]>(
  strings: TemplateStringsArray,
  ...parts: Parts
): Sql<AllInputs<Parts>> {
  const chunks = strings.flatMap((text, index) => {
    const part = parts[index];
    if (part === undefined) return [text];
    return typeof part === 'number' ? [text, String(integerOf(part))] : [text, ...part.chunks];
  });
  return { chunks };
}

/** Wraps SQL text of our own code that is not a template, such as a column's name. It must never contain values. */
export function raw(text: string): Sql {
  return { chunks: [text] };
}

/** Pieces of SQL for named values: `$.name` in a template stands for the value that a statement gets as `name`. */
export type Inputs<Types extends Record<string, InputType>> = {
  readonly [Name in keyof Types & string]: Sql<Record<Name, ValueOf<Types[Name]>>>;
};

/** Names values with the PostgreSQL types of their casts; with `?` a value may be null. A module has one such `$`. */
export function inputs<const Types extends Record<string, InputType>>(types: Types): Inputs<Types> {
  const pieces = Object.entries(types).map(([name, type]) => [
    name,
    { chunks: [{ name, type: type.replace('?', '') }] },
  ]);
  return Object.fromEntries(pieces);
}

export type StatementText = {
  /** PostgreSQL plans this text once per connection. */
  readonly text: string;
  /** The inputs' names by position: the first is `$1`. */
  readonly inputNames: readonly string[];
  readonly columns: ColumnTypes;
};

export type Statement<Inputs, Row> = StatementText & {
  all: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row[]>;
  /** Returns the first row, or undefined. */
  first: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row | undefined>;
  /** Returns the only row. Throws when there is none. */
  one: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row>;
  /** Returns the number of rows that it changed. */
  run: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<number>;
};

type InputArguments<Inputs> = unknown extends Inputs
  ? []
  : [inputs: { [Name in keyof Inputs]: Inputs[Name] }];

/** Every statement of the loaded modules; `statements.test.ts` lets PostgreSQL describe each. */
export const statements: StatementText[] = [];

/**
 * Defines a statement with constant text, prepared once per connection. `columns` names the columns of a row with
 * PostgreSQL's types (`?`: may be null): the row's TypeScript type follows from it, and a test compares it with
 * PostgreSQL's description. Outside a transaction a deadlock is retried; within a transaction `transact` retries the
 * whole.
 */
export function statement<const Columns extends ColumnTypes, Inputs>(
  columns: Columns,
  body: Sql<Inputs>,
): Statement<Inputs, ColumnsOf<Columns>> {
  const { text, inputNames } = compile(body);
  const execute = (db: Db | Tx, inputs: object = {}) => {
    const run = () =>
      db.executeQuery<ColumnsOf<Columns>>(CompiledQuery.raw(text, valuesOf(inputs, inputNames)));
    return db.isTransaction ? run() : retry(run);
  };
  const prepared: Statement<Inputs, ColumnsOf<Columns>> = {
    text,
    inputNames,
    columns,
    all: async (db, ...[inputs]) => (await execute(db, inputs)).rows,
    first: async (db, ...[inputs]) => (await execute(db, inputs)).rows[0],
    one: async (db, ...[inputs]) => (await execute(db, inputs)).rows[0] ?? noRow(text),
    run: async (db, ...[inputs]) => Number((await execute(db, inputs)).numAffectedRows ?? 0),
  };
  statements.push(prepared);
  return prepared;
}

function compile({ chunks }: Sql<never>): { text: string; inputNames: string[] } {
  const types = new Map<string, string>();
  const texts = chunks.map((chunk) => {
    if (typeof chunk === 'string') return chunk;
    const type = types.get(chunk.name) ?? chunk.type;
    if (type !== chunk.type) throw new Error(`Input ${chunk.name} is ${type} and ${chunk.type}.`);
    types.set(chunk.name, chunk.type);
    return `$${[...types.keys()].indexOf(chunk.name) + 1}::${chunk.type}`;
  });
  return { text: texts.join(''), inputNames: [...types.keys()] };
}

function valuesOf(inputs: object, names: readonly string[]): unknown[] {
  const values = inputs as Record<string, unknown>;
  return names.map((name) => values[name]);
}

function integerOf(number: number): number {
  if (!Number.isSafeInteger(number))
    throw new Error(`${number} cannot stand in SQL: only whole numbers can.`);
  return number;
}

function noRow(text: string): never {
  throw new Error(`A statement gave no row: ${text.trim().slice(0, 80)}`);
}
