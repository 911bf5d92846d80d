import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusals } from '@kindred/contract/wire/errors';
import { languages } from '@kindred/contract/wire/languages';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { findBreach } from '../../../scripts/lint/find-breach.ts';
import { differencesFrom, untranslated } from './compare-languages.ts';
import { findNamedKeys } from './find-named-keys.ts';
import { addTranslations, missingTexts } from './missing-texts.ts';
import {
  flatten,
  languagesOf,
  messagesIn,
  readTextFiles,
  readWholeLanguages,
  server,
  source,
  type TextFile,
} from './read-texts.ts';

const files = [...readTextFiles(), ...readWholeLanguages('web')];
const serverFiles = [...readTextFiles(server), ...readWholeLanguages('server')];
const english = messagesIn(files, 'en');
const others = languages.filter((language) => language !== 'en');
const sides: [where: string, language: string, files: TextFile[]][] = others.flatMap((language) => [
  ['web', language, files],
  ['server', language, serverFiles],
]);
const roomOf = new Map(
  files
    .filter(({ language }) => language === 'en')
    .flatMap(({ room, messages }) => [...messages.keys()].map((key) => [key, room])),
);

const namedIn = (folder: string, texts: ReadonlyMap<string, string>) =>
  globSync('{src,demo,.}/**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .map((file) => ({ file, keys: findNamedKeys(readFileSync(path.join(folder, file), 'utf8'), texts) }));
const named = namedIn(source, english);

test('every text is a well-formed ICU message', () => {
  for (const { messages, path: file } of [...files, ...serverFiles]) {
    for (const [key, message] of messages) expect(() => compile(message), `${key} in ${file}`).not.toThrow();
  }
});

test('what is said before the app is there is in every language', () => {
  const documents = ['index.html', 'public/offline.html'].map((name) =>
    readFileSync(path.join(import.meta.dirname, '..', name), 'utf8'),
  );
  const style = readFileSync(path.join(source, 'ui/theme.css'), 'utf8');
  for (const language of languages) {
    expect(documents[0]).toContain(`<p lang="${language}">`);
    expect(documents[1]).toContain(`<div lang="${language}">`);
    for (const css of [style, documents[1]]) expect(css).toContain(`[lang="${language}"]`);
  }
});

// JSON.parse keeps the last of two in silence.
test('no key stands twice in a file of texts', () => {
  for (const { messages, path: file } of files.filter(({ room }) => room !== '')) {
    const lines = readFileSync(file, 'utf8').match(/^ *"[^"]+": "/gm) ?? [];
    expect(lines, file).toHaveLength(messages.size);
  }
});

test('texts that stand together lie in one room, each once', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [key, room] of roomOf) {
    const group = key.slice(0, key.lastIndexOf('.'));
    rooms.set(group, (rooms.get(group) ?? new Set()).add(room));
  }
  expect([...rooms].filter(([, where]) => where.size > 1)).toEqual([]);
  const all = files
    .filter(({ language }) => language === 'en')
    .flatMap(({ messages }) => [...messages.keys()]);
  expect(all.length).toBe(english.size);
});

// node scripts/gen-texts.ts --missing <language> prints what is to be translated.
test.each(sides)('every text of the %s is there in %s, with the same blanks', (_side, language, of) => {
  expect(differencesFrom(messagesIn(of, 'en'), messagesIn(of, language))).toEqual([]);
});

test.each(sides)('no text of the %s in %s is left in English', (_side, language, of) => {
  expect(untranslated(messagesIn(of, 'en'), messagesIn(of, language), language)).toEqual([]);
});

test('a language is one file, or stands beside English in every room', () => {
  const roomsIn = (of: TextFile[], wanted: string) =>
    of.filter((file) => file.language === wanted).map(({ room }) => room);
  for (const [, language, of] of sides) {
    expect([[''], roomsIn(of, 'en')], language).toContainEqual(roomsIn(of, language));
  }
  expect(languagesOf([...files, ...serverFiles]).toSorted()).toEqual(languages.toSorted());
});

test('what a language lacks is printed to be translated, and goes into its file', () => {
  expect(missingTexts('de')).toEqual({ web: {}, server: {} });
  const all = missingTexts('ga');
  expect(new Map(flatten(all.web))).toEqual(english);
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  addTranslations('ga', { web: { nav: { wallet: 'Sparán' } } }, folder);
  addTranslations('ga', { web: { nav: { home: 'Baile', gone: 'Imithe' } } }, folder);
  expect(JSON.parse(readFileSync(path.join(folder, 'ga.json'), 'utf8'))).toEqual({
    web: { nav: { home: 'Baile', wallet: 'Sparán' } },
    server: {},
  });
  rmSync(folder, { recursive: true });
});

test('a text that a new language lacks, or leaves in English, is named', () => {
  const pseudo = new Map([...english].map(([key, message]) => [key, `${message} ⟦⟧`]));
  expect(differencesFrom(english, pseudo)).toEqual([]);
  expect(untranslated(english, pseudo, 'fr')).toEqual([]);
  pseudo.delete('nav.home');
  pseudo.set('gift.to', 'À {nom}').set('nav.menu', 'Menu').set('nav.wallet', 'Wallet');
  expect(differencesFrom(english, pseudo)).toEqual([
    'nav.home is missing',
    'gift.to has {"nom":"string"} in place of {"name":"string"}',
  ]);
  expect(untranslated(english, pseudo, 'fr')).toEqual(['nav.wallet', 'nav.menu']);
  expect(untranslated(english, new Map([['nav.home', '首页 Home']]), 'zh')).toEqual(['nav.home']);
});

test('no text is unused', () => {
  const ofServer = messagesIn(serverFiles, 'en');
  const used = new Set([...named, ...namedIn(server, ofServer)].flatMap(({ keys }) => keys));
  expect([...english.keys(), ...ofServer.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test('a room says its own texts, or those of rooms that it may import', () => {
  const breaches = named.flatMap(({ file, keys }) =>
    keys.flatMap((key) => {
      const texts = path.join(source, roomOf.get(key) ?? '', 'texts/en.ts');
      const specifier = path.relative(path.dirname(path.join(source, file)), texts);
      const breach = findBreach(
        `apps/web/src/${file}`,
        specifier.startsWith('.') ? specifier : `./${specifier}`,
      );
      return breach === undefined ? [] : [`${file} says ${key}: ${breach}`];
    }),
  );
  expect(breaches).toEqual([]);
});

test('every refusal of the catalogue can be read', () => {
  for (const { code, msg } of Object.values(refusals)) expect(english.get(`refusal.code${code}`)).toBe(msg);
});

test.each([
  ['time.justNow', 'Just now'],
  ['error.network', 'Please check your network'],
  ['refusal.code5005', 'Insufficient balance'],
  ['refusal.code4201', 'Please enter 100-10000'],
  ['refusal.code4301', 'Temporarily unable to subscribe Pro'],
  ['gift.title', 'Send Gift'],
  ['gift.sent', 'Reward Success'],
  ['unlock.purchased', 'Purchase success'],
  ['privacy.restricted', 'Restrict Success'],
  ['privacy.blocked', 'Block Success'],
  ['report.done', 'Report Success'],
  ['mode.success', 'Success'],
  ['mode.failed', 'Failed'],
  ['post.statePrivate', 'Visible only to me'],
  ['post.statePending', 'Pending Review'],
  ['postMenu.edit', 'Edit Post'],
  ['postMenu.delete', 'Delete'],
  ['postMenu.pin', 'Pin to profile page'],
  ['postMenu.unpin', 'Unpin'],
  ['postMenu.repost', 'Repost content'],
  ['postMenu.report', 'Report post content'],
  ['welcome.receive', 'Receive'],
  ['join.subscribe', 'Subscribe'],
  ['nav.earnings', 'Earnings & Payouts'],
  ['nav.creatorOnboarding', 'Become a creator'],
  ['nav.createPost', 'Create Post'],
  ['nav.newPost', 'New Post'],
  ['nav.character', 'Character'],
  ['nav.settings', 'Settings'],
  ['nav.logout', 'Log out'],
])('%s says what was asked for, to the letter', (key, text) => {
  expect(english.get(key)).toBe(text);
});
