import { rungs } from '../../ladder.js';
import type { FeatureName } from './feature-templates.ts';

/** `calls.ts` of the contract with the feature's calls among the others. */
export function registerCalls(text: string, { kebab, camel }: FeatureName): string {
  return text
    .replace(/^import \* as /m, `import * as ${camel} from './${kebab}.ts';\nimport * as `)
    .replace(/const modules = \{\n/, `const modules = {\n  ...${camel},\n`);
}

/** `app.ts` of the server with the feature in the place that its rung gives it. */
export function registerFeature(text: string, { kebab, camel }: FeatureName): string {
  const imported = `import { ${camel}Feature } from './features/${kebab}/${kebab}.feature.ts';\n`;
  const withImport = text.replace(/^import .*\.\/features\//m, (line) => `${imported}${line}`);
  return withImport.replace(/(features: Feature\[\] = \[\n)([^\]]*)(\])/, (_, head, list: string, end) => {
    const entries = [...list.trimEnd().split('\n'), `  ${camel}Feature,`];
    return `${head}${entries.toSorted((a, b) => rungOfEntry(a) - rungOfEntry(b)).join('\n')}\n${end}`;
  });
}

function rungOfEntry(entry: string): number {
  const kebab = entry
    .trim()
    .replace(/Feature,$/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return rungs.findIndex((rung) => rung.includes(kebab));
}
