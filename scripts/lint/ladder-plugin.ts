import path from 'node:path';
import { findBreach } from './find-breach.ts';
import { findNumberedAccount } from './find-numbered-account.ts';
import { findPrivateWord } from './find-private-word.ts';
import { findMisplacedSql, findRawImport, findRawQuery, findTwoWays } from './find-raw-query.ts';
import { findTableBreach } from './find-table-breach.ts';

type Literal = { type: string; value?: unknown };
type TemplateElement = { type: string; value: { raw: string } };
type Named = { type: string; name?: string };
type Import = { source?: Literal | null; specifiers?: { type: string; imported?: Named }[] };
type Call = { type: string; callee: { name?: string; property?: Named }; arguments: { type: string }[] };
type Tagged = { type: string; tag: Named };
type Comment = { type: string; value: string };
type Context = {
  cwd: string;
  filename: string;
  sourceCode: { getAllComments: () => Comment[] };
  report: (problem: { message: string; node: Literal | TemplateElement | Call | Tagged | Comment }) => void;
};

/**
 * oxlint plugin: `ladder/walls` reports imports that ladder.js forbids, also `export from` and `import()`;
 * `ladder/tables` reports strings that name a private table of another feature or a house account by its number;
 * `ladder/statements` reports SQL that no test checks or that stands in the wrong file; `ladder/use-cases` reports calls
 * that are not bound to a use case; `ladder/words` reports docstrings with private words.
 */
export const ladderPlugin = {
  meta: { name: 'ladder' },
  rules: {
    walls: {
      create(context: Context) {
        const importer = pathFromRoot(context);
        const check = ({ source }: Import) => {
          if (typeof source?.value !== 'string') return;
          const message = findBreach(importer, source.value);
          if (message !== undefined) context.report({ message, node: source });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
    tables: {
      create(context: Context) {
        const file = pathFromRoot(context);
        const isOfServer = file.startsWith('apps/server/') || file.startsWith('bench/');
        const check = (node: Literal | TemplateElement, text: unknown) => {
          if (typeof text !== 'string') return;
          const message = findTableBreach(file, text) ?? (isOfServer ? findNumberedAccount(text) : undefined);
          if (message !== undefined) context.report({ message, node });
        };
        return {
          Literal: (node: Literal) => check(node, node.value),
          TemplateElement: (node: TemplateElement) => check(node, node.value.raw),
        };
      },
    },
    statements: {
      create(context: Context) {
        const file = pathFromRoot(context);
        const report = (node: Literal | Call | Tagged, message: string | undefined) => {
          if (message !== undefined) context.report({ message, node });
        };
        const findSecondWay = findTwoWays(file);
        return {
          CallExpression: (node: Call) => {
            const { name = '', property } = node.callee;
            const method = property?.name ?? '';
            report(node, findRawQuery(file, method) ?? findSecondWay(name, method));
          },
          TaggedTemplateExpression: (node: Tagged) => {
            if (node.tag.name === 'sql') report(node, findMisplacedSql(file));
          },
          ImportDeclaration: ({ source, specifiers = [] }: Import) => {
            if (source?.value !== 'kysely') return;
            for (const { imported } of specifiers) report(source, findRawImport(file, imported?.name ?? ''));
          },
        };
      },
    },
    words: {
      create(context: Context) {
        return {
          Program: () => {
            for (const node of context.sourceCode.getAllComments()) {
              const message = node.type === 'Block' ? findPrivateWord(node.value) : undefined;
              if (message !== undefined) context.report({ message, node });
            }
          },
        };
      },
    },
    'use-cases': {
      create(context: Context) {
        if (!/^apps\/server\/(src|demo)\/.*\.(routes|feature)\.ts$/.test(pathFromRoot(context))) return {};
        return {
          CallExpression: (node: Call) => {
            if (node.callee.name !== 'route' || node.arguments[1]?.type === 'Identifier') return;
            const message = 'A call is bound to its use case by name: route(call, useCase) (STYLE.md).';
            context.report({ message, node });
          },
        };
      },
    },
  },
};

function pathFromRoot({ cwd, filename }: Context): string {
  return path.relative(cwd, filename).split(path.sep).join('/');
}

// oxlint loads plugins from the default export.
export { ladderPlugin as default };
