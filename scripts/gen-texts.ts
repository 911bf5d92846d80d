// Writes apps/web/src/lib/i18n/text-arguments.gen.ts: the key of every text and what fills its blanks, so that an
// unknown key or a missing blank does not compile. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { readTextFiles } from '../apps/web/texts/read-texts.ts';
import { renderTextArguments } from '../apps/web/texts/render-text-arguments.ts';

const file = new URL('../apps/web/src/lib/i18n/text-arguments.gen.ts', import.meta.url);
const text = renderTextArguments(readTextFiles());

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('apps/web/src/lib/i18n/text-arguments.gen.ts is stale: run node scripts/gen-texts.ts');
  process.exit(1);
}
