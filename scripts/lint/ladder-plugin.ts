import path from 'node:path';
import { findBreach } from './find-breach.ts';

type Literal = { type: string; value?: unknown };
type Import = { source?: Literal | null };
type Context = {
  cwd: string;
  filename: string;
  report: (problem: { message: string; node: Literal }) => void;
};

/** oxlint plugin: `ladder/walls` reports every import that ladder.js forbids, also `export from` and `import()`. */
export const ladderPlugin = {
  meta: { name: 'ladder' },
  rules: {
    walls: {
      create(context: Context) {
        const importer = path.relative(context.cwd, context.filename).split(path.sep).join('/');
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
  },
};

// The linter asks for a default export.
export { ladderPlugin as default };
