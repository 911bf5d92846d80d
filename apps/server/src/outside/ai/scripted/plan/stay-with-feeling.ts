import { intentGroups } from '../languages/intents.ts';
import { type Part, splitParts } from '../understand/split-parts.ts';
import type { PartAnswer } from './answer-part.ts';
import type { Saying } from './saying.ts';

/** A person who has told of a loss or of something heavy, and goes on about it in the next breath, is listened to. */
export function stayWithFeeling({ turn, say }: Saying, part: Part): PartAnswer | undefined {
  const before = turn.earlier.at(-1);
  if (!before || part.isQuestion || part.text.length > longestBreath) return undefined;
  const intentsOf = (text: string) => splitParts(text, turn.spoken).map(({ intent }) => intent);
  const intents = intentsOf(before);
  const hasLost = turn.earlier.slice(-lossBreaths).some((text) => intentsOf(text).includes('loss'));
  const { stay, listening } = turn.spoken.lines;
  if (hasLost && (goingOn.has(part.intent) || mourning.has(part.intent)))
    return { said: [say(stay)], isOwn: true, ask: [] };
  if (!goingOn.has(part.intent)) return undefined;
  if (intents.includes('joy') && part.text.length < shortWords && !turn.spoken.bad.test(part.text))
    return { said: [say(turn.spoken.lines.heardGood)], isOwn: true, ask: [] };
  if (part.intent === 'other' && turn.spoken.good.test(part.text)) return undefined;
  return intents.some((intent) => heavy.has(intent))
    ? { said: [say(listening)], isOwn: true, ask: [] }
    : undefined;
}

const goingOn: ReadonlySet<string> = new Set([
  'other',
  'family',
  'animal',
  'friend',
  'yes',
  'sad',
  'hurt',
  'childhood',
  'keepsake',
  ...intentGroups.stances,
]);
const heavy: ReadonlySet<string> = new Set([
  'heartbreak',
  'failed',
  'lonely',
  'angry',
  'worried',
  'hurt',
  'sad',
  'worry_for',
]);

/** So many messages after a loss are still about it. */
const lossBreaths = 2;
/** What a memory of somebody may be about. */
const mourning: ReadonlySet<string> = new Set<string>([
  ...intentGroups.topics,
  ...intentGroups.tidings,
  ...intentGroups.confidences,
]);

/** In UTF-16 units. */
const longestBreath = 70;
const shortWords = 20;
