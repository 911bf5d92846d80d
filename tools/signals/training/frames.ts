import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@kindred/contract/wire/languages';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { makeRandom } from './random.ts';
import { framesFile, type Sentence } from './read-corpus.ts';

/** So many sentences are made of one frame that has blanks. */
const perFrame = 10;

/**
 * Sentences made of frames with blanks ("{who} wants to die, {ask}"): the same words of danger with what makes them one and
 * with what makes them none. A line `=name` lists what a blank may be, parted by `|`.
 */
export function expandFrames(kind: WeighedKind, language: Language): Sentence[] {
  const file = framesFile(kind, language);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const blanks = new Map<string, string[]>();
  for (const line of lines) {
    const [name = '', words = ''] = line.split('\t');
    if (name.startsWith('=')) blanks.set(name.slice(1), words.split('|'));
  }
  const random = makeRandom(11);
  return lines.flatMap((line) => {
    const [label = '', category = '', frame = ''] = line.split('\t');
    if (label.startsWith('=')) return [];
    const fill = () =>
      frame.replace(/\{([^{}]+)\}/g, (_, name: string) => {
        const words = blanks.get(name);
        if (!words) throw new Error(`${file} has no blank ${name}`);
        return words[Math.floor(random() * words.length)] ?? '';
      });
    const texts = new Set(Array.from({ length: frame.includes('{') ? perFrame : 1 }, fill));
    return [...texts].map((whole) => {
      const [before, text] = whole.includes(' ⏎ ') ? whole.split(' ⏎ ') : ['', whole];
      return { label, category, before: before ?? '', text: text ?? '' };
    });
  });
}
