import type { Language } from '@kindred/contract/wire/languages';
import type { WorldPost } from '../../world.ts';
import { sentencesOf } from '../sentences.ts';
import type { Saying } from './saying.ts';

const maxQuoted = 200;
const dayMs = 86_400_000;

/** The character's newest post that this fan may read and has not been told of; undefined where there is none. */
export function latestPost({ world, turn, say }: Saying): string[] | undefined {
  if (!world) return undefined;
  const { lines, daysAgo } = turn.spoken;
  const post = world.posts.find(
    (candidate) =>
      candidate.text !== '' && !turn.answered.some((answer) => answer.includes(captionOf(candidate))),
  );
  if (!post) return undefined;
  const when = daysAgo(
    Math.max(0, Math.round((world.times.now.getTime() - post.publishedAt.getTime()) / dayMs)),
  );
  return [
    say(
      lines.posts.map((line) => line.replaceAll('{when}', () => when)),
      captionOf(post),
    ),
  ];
}

/** The first sentences of a caption without its tags. */
function captionOf({ text }: WorldPost): string {
  const plain = text.replace(/#[\p{L}\p{N}_]+/gu, ' ');
  return sentencesOf(plain)
    .reduce(
      (caption, sentence) =>
        caption.length + sentence.length < maxQuoted ? `${caption} ${sentence}` : caption,
      '',
    )
    .trim();
}

/** Day and hour where the fan is; undefined where the request does not tell the time. */
export function dayAndHour({ world, turn, say }: Saying): string[] | undefined {
  if (!world) return undefined;
  const { now, fanZone } = world.times;
  const format = new Intl.DateTimeFormat(localeOf(turn.language), {
    timeZone: fanZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return [say(turn.spoken.lines.clock, format.format(now))];
}

function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
