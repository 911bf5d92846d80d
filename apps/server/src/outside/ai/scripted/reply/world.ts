import type { WorldPost } from '../../world.ts';
import { sentencesOf } from '../sentences.ts';
import type { Talk } from './talk.ts';

const maxQuoted = 200;
const dayMs = 86_400_000;

/** The character's newest post that this fan may read and has not been told of; undefined where there is none. */
export function latestPost({ world, fan, say }: Talk): string[] | undefined {
  if (!world) return undefined;
  const post = world.posts.find(
    (candidate) =>
      candidate.text !== '' && !fan.answered.some((answer) => answer.includes(captionOf(candidate))),
  );
  if (!post) return undefined;
  const days = Math.max(0, Math.round((world.times.now.getTime() - post.publishedAt.getTime()) / dayMs));
  const name = days === 0 ? 'days.today' : days === 1 ? 'days.yesterday' : 'days.ago';
  const when = (fan.bank.lines(name)[0] ?? '').replace('{x}', String(days));
  const lines = fan.bank.lines('posts').map((text) => text.replaceAll('{when}', () => when));
  return [say(lines, captionOf(post))];
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
export function dayAndHour({ world, fan, say }: Talk): string[] | undefined {
  if (!world) return undefined;
  const { now, fanZone } = world.times;
  const format = new Intl.DateTimeFormat(fan.language === 'en' ? 'en-GB' : fan.language, {
    timeZone: fanZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return [say(fan.bank.lines('clock'), format.format(now))];
}
