import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';

const root = path.join(import.meta.dirname, '../../..');
const kinds: readonly WeighedKind[] = ['distress', 'age', 'machine', 'outgoing'];

/**
 * A digest of all that decides the weights, but for the product's own texts: with a word changed in them the weights stay good.
 */
export function digestOf(): string {
  const signals = 'apps/server/src/features/moderation/signals';
  const files = globSync(
    [
      ...kinds.flatMap((kind) => [
        `tools/signals/corpus/${kind}/*.train.tsv`,
        `tools/signals/corpus/${kind}/*.frames.tsv`,
      ]),
      'tools/signals/corpus/everyday/*.tsv',
      'tools/signals/training/*.ts',
      'apps/server/src/features/moderation/fold.ts',
      `${signals}/{languages,meanings,words}/*.ts`,
      `${signals}/{classifier,concepts,evidence,features,grams,hash,lexicon,normalize,numbers,prepare,rules,simplify,spelling,strip-accents,terms,tokenize,uncensor,weigh,windows}.ts`,
    ],
    { cwd: root, exclude: ['**/*.test.ts'] },
  );
  const digest = createHash('sha256');
  for (const file of files.toSorted())
    digest.update(`${file.replaceAll('\\', '/')}\n${readFileSync(path.join(root, file), 'utf8')}\n`);
  return digest.digest('hex').slice(0, 16);
}
