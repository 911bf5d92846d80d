import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { texts } from './texts-plugin.ts';

const sources = {
  'main.ts': `import { others } from 'virtual:texts';
    import('./gifts/gift.ts'); import('./gifts/thanks.ts'); import('./posts/post.ts'); console.log(others);`,
  'lib/i18n/english.ts': 'export const addEnglish = (texts: object) => console.log(texts);',
  'gifts/gift.ts': `console.log('gift.title');`,
  'gifts/texts/en.json': '{ "gift": { "title": "Send Gift" }, "thanks": { "title": "Thank you" } }',
  'gifts/thanks.ts': `console.log('thanks.title');`,
  'gifts/texts/ga.json':
    '{ "gift": { "title": "Tabhair bronntanas" }, "thanks": { "title": "Go raibh maith agat" } }',
  'posts/post.ts': 'export const say = (state: string) => `post.${state}`;\nconsole.log(say("sold"));',
  'posts/texts/en.json': '{ "post": { "sold": "{count, plural, one {# sale} other {# sales}}" } }',
  'posts/texts/ga.json': '{ "post": { "sold": "{count, plural, other {# díolta}}" } }',
  'whole/cy.json':
    '{ "web": { "post": { "sold": "Gwerthwyd" } }, "server": { "push": { "note": "Newydd" } } }',
};

test('English comes with the code that says it, and another language whole', async () => {
  const chunks = await bundle(sources);
  const withText = (text: string) => chunks.filter(({ code }) => code.includes(text));
  expect(withText('Send Gift').map(({ name }) => name)).toEqual(['gift']);
  expect(withText('Thank you').map(({ name }) => name)).toEqual(['thanks']);
  expect(withText(' sales').map(({ name }) => name)).toEqual(['post']);
  expect(withText('Tabhair bronntanas')).toEqual(withText('díolta'));
  expect(withText('díolta').map(({ isDynamicEntry }) => isDynamicEntry)).toEqual([true]);
  expect(withText('Gwerthwyd').map(({ isDynamicEntry }) => isDynamicEntry)).toEqual([true]);
  expect(withText('Newydd')).toEqual([]);
  expect(withText('plural,')).toEqual([]);
});

test('a message that cannot be read stops the build', async () => {
  await expect(bundle({ ...sources, 'gifts/texts/en.json': '{ "gift": { "title": "{" } }' })).rejects.toThrow(
    'EXPECT_ARGUMENT_CLOSING_BRACE',
  );
});

async function bundle(files: Record<string, string>): Promise<Rolldown.OutputChunk[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const built = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [texts(folder, path.join(folder, 'whole'))],
      build: { write: false, rolldownOptions: { input: path.join(folder, 'main.ts') } },
    })) as Rolldown.RolldownOutput;
    return built.output.filter((one) => one.type === 'chunk');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
