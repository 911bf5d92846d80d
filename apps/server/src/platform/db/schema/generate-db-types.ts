import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;
type Column = {
  table: string;
  name: string;
  type: string;
  is_array: boolean;
  enum_labels: string[] | null;
  not_null: boolean;
  has_default: boolean;
  always: boolean;
};

/**
 * Returns the TypeScript text of the Kysely interface `Database` for the tables and views of schema `public`. Types
 * are those of the driver without custom parsers: bigint and numeric are strings, because a JavaScript number cannot
 * hold them; timestamps are Dates; json is written as text, because the driver would turn an array into a PostgreSQL
 * array.
 */
export async function generateDbTypes(client: Queryable): Promise<string> {
  const { rows } = await client.query<Column>(columnsQuery);
  const tables = Map.groupBy(rows, (column) => column.table);
  const members = [...tables.keys()].map((name) => `  ${name}: ${interfaceName(name)};`);
  const interfaces = [...tables].map(([name, columns]) => renderInterface(name, columns));
  return [preamble, `export interface Database {\n${members.join('\n')}\n}\n`, ...interfaces].join('\n');
}

const preamble = `// Generated from the migrations by \`npm run gen:db\`. Do not edit.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A column that may be left out of an insert: it has a default. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** A column that only the database writes. */
type Computed<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>;
type Numeric = ColumnType<string, string | number, string | number>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<JsonValue, string, string>;
`;

const typeNames: Record<string, string> = {
  ...entriesOf('boolean', ['bool']),
  ...entriesOf('number', ['int2', 'int4', 'float4', 'float8', 'oid']),
  ...entriesOf('string', [
    'text',
    'varchar',
    'bpchar',
    'name',
    'uuid',
    'citext',
    'inet',
    'cidr',
    'time',
    'tsvector',
    'varbit',
  ]),
  ...entriesOf('Timestamp', ['timestamptz', 'timestamp', 'date']),
  ...entriesOf('Json', ['json', 'jsonb']),
  ...entriesOf('Buffer', ['bytea']),
  ...entriesOf('BigInteger', ['int8']),
  ...entriesOf('Numeric', ['numeric']),
};

// Elements of arrays have the type that is read; a ColumnType cannot stand inside an array.
const elementNames: Record<string, string> = {
  BigInteger: 'string',
  Numeric: 'string',
  Timestamp: 'Date',
  Json: 'JsonValue',
};

function entriesOf(typeScript: string, postgres: string[]): Record<string, string> {
  return Object.fromEntries(postgres.map((name) => [name, typeScript]));
}

function renderInterface(name: string, columns: Column[]): string {
  const members = columns.map((column) => `  ${column.name}: ${renderType(column)};`);
  return `export interface ${interfaceName(name)} {\n${members.join('\n')}\n}\n`;
}

function renderType(column: Column): string {
  const base = `${baseType(column)}${column.not_null ? '' : ' | null'}`;
  if (column.always) return `Computed<${base}>`;
  return column.has_default ? `Generated<${base}>` : base;
}

function baseType({ type, is_array, enum_labels }: Column): string {
  const labels = enum_labels?.map((label) => `'${label.replaceAll("'", "\\'")}'`).join(' | ');
  const single = labels ?? typeNames[type] ?? 'unknown';
  if (!is_array) return single;
  return labels === undefined ? `${elementNames[single] ?? single}[]` : `(${labels})[]`;
}

function interfaceName(table: string): string {
  return `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Row`;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, coalesce(base.typname, element.typname) as type,
    t.typcategory = 'A' as is_array,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = element.oid) as enum_labels,
    a.attnotnull as not_null,
    a.atthasdef or a.attidentity = 'd' as has_default,
    a.attidentity = 'a' or a.attgenerated <> '' as always
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  join pg_type element on element.oid = case when t.typcategory = 'A' then t.typelem else t.oid end
  left join pg_type base on base.oid = element.typbasetype
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.relname not in ('schema_migrations', 'schema_functions')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`;
