import { languages } from '@kindred/contract/wire/languages';
import { bankOf } from '../../apps/server/src/outside/ai/scripted/bank/bank.ts';

const [code, ...sentences] = process.argv.slice(2);
const language = languages.find((known) => known === code) ?? 'en';

/** `node tools/talks/read-turns.ts en "are you there"` prints what the offline companion reads in a sentence: the nearest entries of its bank. */
for (const sentence of sentences) {
  const { shape, kinds, nearest } = bankOf(language).read(sentence);
  console.log(
    `${sentence}\n    ${JSON.stringify(shape)} ${[...kinds].map(([kind, word]) => `${kind}=${word}`).join(' ')}`,
  );
  for (const { entry, score } of nearest.slice(0, 4)) console.log(`    ${score.toFixed(2)} ${entry}`);
}
