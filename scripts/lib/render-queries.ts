import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'sql-formatter';

type QueryText = { text: string; inputNames: readonly string[] };
type Query = QueryText & { file: string; name: string };

const server = path.resolve(import.meta.dirname, '../../apps/server');

/**
 * Renders every statement of the server as PostgreSQL gets it, a file per feature: composed, formatted, with the names of its
 * inputs. Returns paths relative to `apps/server/queries`.
 */
export async function renderQueries(): Promise<Map<string, string>> {
  const queries = await collectQueries();
  const files = Map.groupBy(queries, ({ file }) => queryFile(file));
  return new Map([...files].toSorted().map(([name, list]) => [name, renderFile(list)]));
}

/** Statements register when their module is loaded; the stack tells which module that is. */
async function collectQueries(): Promise<Query[]> {
  const { statements } = await import(path.join(server, 'src/platform/db/sql.ts'));
  const queries: Query[] = [];
  Error.stackTraceLimit = 30;
  statements.push = (statement: QueryText) => {
    const { file, line } = findCaller(new Error().stack?.split('\n').slice(1) ?? []);
    if (!isOtherPageSize(statement)) queries.push({ ...statement, file, name: String(line) });
    return queries.length;
  };
  for (const file of await filesWithSql()) await import(path.join(server, file));
  return Promise.all(queries.map(nameQuery));
}

/** Of the six statements of a `keysetList`, which differ by limit and offset, the first is shown. */
const isOtherPageSize = ({ text }: QueryText) =>
  /with page as materialized/.test(text) && (/ limit (51|101) /.test(text) || / offset \$/.test(text));

async function filesWithSql(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{src,demo}/**/*.ts', { cwd: server })) {
    if (file.endsWith('.test.ts') || file.startsWith('src/test/')) continue;
    if (/\bsql`/.test(await readFile(path.join(server, file), 'utf8'))) files.push(file);
  }
  return files.toSorted();
}

/** The module of a feature that the statement is for; else the first one of the server behind `sql.ts`. */
function findCaller(frames: string[]): { file: string; line: number } {
  const places = frames.flatMap((frame) => {
    const [, file, line] = /(?:file:\/\/)?(\/[^():]+\.ts):(\d+):\d+/.exec(frame) ?? [];
    const isServer = file?.startsWith(server) && !file.endsWith('/platform/db/sql.ts');
    return file && isServer ? [{ file: path.relative(server, file), line: Number(line) }] : [];
  });
  const place = places.find(({ file }) => !file.startsWith('src/platform/db/')) ?? places[0];
  if (!place) throw new Error(`No module in ${frames.join('\n')}`);
  return place;
}

/** Names a query by the declaration that it stands in. */
async function nameQuery({ file, name: line, ...query }: Query): Promise<Query> {
  const lines = (await readFile(path.join(server, file), 'utf8')).split('\n').slice(0, Number(line));
  const declaration = lines.findLast((text) => /^(export )?(const|function|async function) /.test(text));
  const name = /(?:const|function) (\w+)/.exec(declaration ?? '')?.[1] ?? '';
  return { ...query, file, name };
}

function queryFile(file: string): string {
  const [root, kind, feature] = file.split('/');
  return kind === 'features' ? `${feature}.sql` : `${root === 'demo' ? 'demo' : kind}.sql`;
}

function renderFile(queries: Query[]): string {
  const texts = queries
    .map((query) => `-- ${query.name} (${query.file})\n${formatQuery(query)};\n`)
    .toSorted();
  return `-- Made by scripts/gen-queries.ts. Do not edit.\n\n${texts.join('\n')}`;
}

function formatQuery({ text, inputNames }: QueryText): string {
  const formatted = format(text, { language: 'postgresql', keywordCase: 'lower', expressionWidth: 100 });
  return joinClauses(formatted).replaceAll(
    /\$(\d+)\b/g,
    (_, position) => `:${inputNames[Number(position) - 1]}`,
  );
}

/** Puts a clause that is one line long behind its keyword. */
function joinClauses(formatted: string): string {
  const lines: string[] = [];
  for (const line of formatted.split('\n').toReversed()) {
    const [content, next] = lines.slice(-2).toReversed();
    const isClause = /^\s*(select|from|where|limit|offset|set|order by|group by|returning|values)$/.test(
      line,
    );
    const isOneLine = content && indentOf(content) > indentOf(line) && indentOf(next ?? '') <= indentOf(line);
    if (isClause && isOneLine) lines.push(`${line} ${lines.pop()?.trim()}`);
    else lines.push(line);
  }
  return lines.toReversed().join('\n');
}

const indentOf = (line: string) => line.search(/\S|$/);
