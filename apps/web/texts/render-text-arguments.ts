import { argumentsOf } from './message-arguments.ts';
import { messagesIn, type TextFile } from './read-texts.ts';

export function renderTextArguments(files: readonly TextFile[], side: 'web' | 'server'): string {
  const rows = [...messagesIn(files, 'en')].toSorted().map(([key, message]) => {
    const fields = [...argumentsOf(message)].map(([name, type]) => `${name}: ${type}`);
    return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'undefined'};`;
  });
  return `// Made by scripts/gen-texts.ts from the English texts. Do not edit.
${side === 'web' ? tag : ''}/** What fills the blanks of each text. */
export type TextArguments = {
${rows.join('\n')}
};
`;
}

const tag = `import type { ReactNode } from 'react';

/** Draws a part that a text marks as \`<name>…</name>\`. */
export type Tag = (words: ReactNode) => ReactNode;

`;
