import type { Language } from '@kindred/contract/wire/languages';
import { sayIn } from '../../../platform/texts/say.ts';
import type { TranscriptRow } from '../writing/transcript.sql.ts';

/** What a fan has done since the last answer, beside writing words. */
export type Moment = 'gift' | 'image' | 'video' | 'voice' | 'followed' | 'subscribed';

export type Joined = { at: Date; isPaid: boolean };

/** Joining is news for so long. */
const newsMs = 2 * 86_400_000;

const brought: ReadonlySet<string> = new Set<Moment>(['gift', 'image', 'video', 'voice']);

/** Reads the moments of a transcript that ends with what is answered, each once. */
export function readMoments(
  transcript: readonly TranscriptRow[],
  joined: Joined | undefined,
  now: Date,
): Moment[] {
  const unanswered = transcript.slice(transcript.findLastIndex(({ identity }) => identity !== 'fan') + 1);
  const moments = unanswered.map(({ type }) => type).filter((type) => brought.has(type)) as Moment[];
  if (joined && isNews(transcript, joined, now)) moments.push(joined.isPaid ? 'subscribed' : 'followed');
  return [...new Set(moments)];
}

/** Nobody has spoken since they joined: neither companion nor creator, nor a message that the creator had written before. */
function isNews(transcript: readonly TranscriptRow[], { at }: Joined, now: Date): boolean {
  if (now.getTime() - at.getTime() > newsMs) return false;
  const begin = transcript.findIndex(({ identity }) => identity === 'fan');
  const isGreeting = ({ identity }: TranscriptRow, index: number) => identity === 'ai' && index < begin;
  return !transcript.some(
    (row, index) => row.identity !== 'fan' && row.created_at >= at && !isGreeting(row, index),
  );
}

const unseen = (what: string) =>
  `They have just sent ${what}. You cannot see or hear it: say so plainly, never describe or praise what is in it, and ask them about it.`;

const notes: Record<Moment, string> = {
  gift: 'They have just given you a gift: thank them for it first, in your own way. Do not say what it cost, and do not hint at another.',
  image: unseen('a photo'),
  video: unseen('a video'),
  voice: unseen('a voice note'),
  followed:
    'They have just begun to follow you: welcome them with a few words of your own, and sell nothing.',
  subscribed:
    'They have just subscribed to you: welcome them with a few words of your own, thank them, and sell nothing.',
};

/** The description of a moment for a model. */
export function noteOf(moment: Moment): string {
  return notes[moment];
}

/** What is said of the moments before the offline companion answers, which learns of gifts and files by itself; '' for nothing. */
export function welcomeFor(moments: readonly Moment[], language: Language): string {
  const joined = moments.find((moment) => moment === 'followed' || moment === 'subscribed');
  if (!joined) return '';
  const welcome = sayIn(language)(`moment.${joined}`);
  return welcome.endsWith('。') ? welcome : `${welcome} `;
}
