import { bankOf } from '../../../outside/ai/scripted/bank/bank.ts';
import { readWords } from '../../../outside/ai/scripted/bank/word-list.ts';
import { detectLanguage } from '../../../outside/ai/scripted/languages/detect-language.ts';
import type { SaidRow } from './unread.sql.ts';

/** About 200 words. */
export const summaryMaxLength = 1200;

/**
 * Writes a summary without a model: sentences in which the fan tells of themselves, after the last summary. Drops the
 * oldest when it grows too long. The same messages give the same summary.
 */
export function summarize(summary: string, messages: SaidRow[]): string {
  const sentences = messages
    .filter(({ identity }) => identity === 'fan')
    .flatMap(({ content }) => tellingSentences(content));
  const lines = [...new Set([...summary.split('\n').filter(Boolean), ...sentences])];
  let length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  while (length > summaryMaxLength) length -= (lines.shift()?.length ?? 0) + 1;
  return lines.join('\n');
}

function tellingSentences(content: string): string[] {
  const sentences = content.slice(0, 4000).match(/[^.!?。！？\n]+[.!?。！？]?/g) ?? [];
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).filter(isTelling);
}

/** Whether the sentence is a statement about the speaker, long enough to inform. */
function isTelling(sentence: string): boolean {
  if (/[?？]$/.test(sentence) || sentence.length > 240) return false;
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
  const words = isSpaced ? sentence.split(' ').length : sentence.length / 2;
  const language = detectLanguage(sentence);
  const bank = bankOf(language === undefined || language === 'other' ? 'en' : language);
  return words >= 4 && bank.words('word.me').has(readWords(sentence));
}
