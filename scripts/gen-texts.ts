// node scripts/gen-texts.ts writes the keys of every text with what fills its blanks, for the web and for the server, so
// that an unknown key or a missing blank does not compile. `--check` only compares.
// `--missing ja` prints what a language lacks, in English, as JSON to be translated; `--add ja FILE` puts translations
// of that form into languages/ja.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addTranslations, missingTexts } from '../apps/web/texts/missing-texts.ts';
import { readTextFiles, server } from '../apps/web/texts/read-texts.ts';
import { renderTextArguments } from '../apps/web/texts/render-text-arguments.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, missing: { type: 'string' }, add: { type: 'string' } },
  allowPositionals: true,
});

const generated = {
  'apps/web/src/lib/i18n/text-arguments.gen.ts': renderTextArguments(readTextFiles(), 'web'),
  'apps/server/src/platform/texts/text-arguments.gen.ts': renderTextArguments(
    readTextFiles(server),
    'server',
  ),
};

if (values.missing) console.log(JSON.stringify(missingTexts(values.missing), null, 2));
else if (values.add) addTranslations(values.add, JSON.parse(readFileSync(positionals[0] ?? 0, 'utf8')));
else for (const [name, text] of Object.entries(generated)) writeOrCompare(name, text);

function writeOrCompare(name: string, text: string): void {
  const file = new URL(`../${name}`, import.meta.url);
  if (!values.check) return writeFileSync(file, text);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  console.error(`${name} is stale: run node scripts/gen-texts.ts`);
  process.exitCode = 1;
}
