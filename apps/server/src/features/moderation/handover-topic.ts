import type { HandoverTopic } from '@kindred/contract/chat/limits';
import { fold } from './fold.ts';
import { anger, meeting, refund } from './text-rules.ts';

const rules: [HandoverTopic, RegExp[]][] = [
  ['refund', refund],
  ['meeting', meeting],
  ['anger', anger],
];

/** What a fan's words speak of that a person should answer; distress is `reviewText`'s to find. Undefined: nothing of it. */
export function handoverTopic(text: string): HandoverTopic | undefined {
  const folded = fold(text);
  return rules.find(([, patterns]) => patterns.some((pattern) => pattern.test(folded)))?.[0];
}
