import { CompiledQuery } from 'kysely';
import type { ColumnsOf, ColumnTypes, InputType, ValueOf } from './column-types.ts';
import type { Db, Tx } from './db.ts';
import { retry } from './retry.ts';

/** A piece of SQL with the named inputs that it needs: text and inputs in the order in which they are written. */
export type Sql<Inputs = unknown> = {
  readonly chunks: readonly (string | InputChunk)[];
  /** Only for the type checker. */
  readonly inputs?: (inputs: Inputs) => void;
};

type InputChunk = { readonly name: string; readonly type: string };

/** What may stand inside a template: a piece of SQL, or a whole number of our own code, written as it is. */
type Part = Sql<never> | number;
type InputsOf<P> = P extends Sql<infer Inputs> ? Inputs : unknown;
type AllInputs<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? InputsOf<First> & AllInputs<Rest>
  : unknown;

/**
 * Written SQL. Values never stand in it: they are inputs, by name, and reach PostgreSQL as parameters. A piece inside
 * another brings its inputs along; the same name is the same value.
 */
export function sql<const Parts extends readonly Part[]>(
  strings: TemplateStringsArray,
  ...parts: Parts
): Sql<AllInputs<Parts>> {
  const chunks = strings.flatMap((text, index) => {
    const part = parts[index];
    if (part === undefined) return [text];
    return typeof part === 'number' ? [text, String(whole(part))] : [text, ...part.chunks];
  });
  return { chunks };
}

/** SQL text of our own code that is not written in a template, such as a column's name. Never made of values. */
export function raw(text: string): Sql {
  return { chunks: [text] };
}

/** A named value. `type` is the PostgreSQL type that it is cast to; with `?` it may be null. */
export function input<const Name extends string, const Type extends InputType>(
  name: Name,
  type: Type,
): Sql<Record<Name, ValueOf<Type>>> {
  return { chunks: [{ name, type: type.replace('?', '') }] };
}

export type StatementText = {
  /** The text that PostgreSQL plans, once per connection. */
  readonly text: string;
  /** The inputs' names by position: the first one is `$1`. */
  readonly inputNames: readonly string[];
  readonly columns: ColumnTypes;
};

export type Statement<Inputs, Row> = StatementText & {
  /** All rows. */
  all: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row[]>;
  /** The first row, or undefined. */
  find: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row | undefined>;
  /** The only row. Throws where there is none: for statements that always give one. */
  one: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<Row>;
  /** Runs it for what it does. Gives the number of rows that it changed. */
  run: (db: Db | Tx, ...inputs: InputArguments<Inputs>) => Promise<number>;
};

type InputArguments<Inputs> = unknown extends Inputs
  ? []
  : [inputs: { [Name in keyof Inputs]: Inputs[Name] }];

/** Every statement of the modules that are loaded; `statements.test.ts` has PostgreSQL describe each. */
export const statements: StatementText[] = [];

/**
 * A statement with constant text, prepared once per connection. `columns` names what a row has, with PostgreSQL's
 * types (`?`: may be null): the row's TypeScript type follows from it, and a test compares it with what PostgreSQL says.
 * Outside of a transaction a deadlock is tried again; within one that is for whoever began it (`transact`).
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
  const made: Statement<Inputs, ColumnsOf<Columns>> = {
    text,
    inputNames,
    columns,
    all: async (db, ...[inputs]) => (await execute(db, inputs)).rows,
    find: async (db, ...[inputs]) => (await execute(db, inputs)).rows[0],
    one: async (db, ...[inputs]) => (await execute(db, inputs)).rows[0] ?? noRow(text),
    run: async (db, ...[inputs]) => Number((await execute(db, inputs)).numAffectedRows ?? 0),
  };
  statements.push(made);
  return made;
}

function compile({ chunks }: Sql<never>): { text: string; inputNames: string[] } {
  const types = new Map<string, string>();
  const texts = chunks.map((chunk) => {
    if (typeof chunk === 'string') return chunk;
    const known = types.get(chunk.name) ?? chunk.type;
    if (known !== chunk.type) throw new Error(`Input ${chunk.name} is ${known} and ${chunk.type}.`);
    types.set(chunk.name, chunk.type);
    return `$${[...types.keys()].indexOf(chunk.name) + 1}::${chunk.type}`;
  });
  return { text: texts.join(''), inputNames: [...types.keys()] };
}

function valuesOf(inputs: object, names: readonly string[]): unknown[] {
  const values = inputs as Record<string, unknown>;
  return names.map((name) => values[name]);
}

function whole(number: number): number {
  if (!Number.isSafeInteger(number))
    throw new Error(`${number} cannot stand in SQL: only whole numbers can.`);
  return number;
}

function noRow(text: string): never {
  throw new Error(`A statement gave no row: ${text.trim().slice(0, 80)}`);
}
