import { quotedData } from '../../../outside/ai/quoted-data.ts';
import type { World, WorldOffer, WorldPost } from '../../../outside/ai/world.ts';
import { clockOf, dayOf } from './zoned-time.ts';

const dayMs = 86_400_000;

/** The world as a prompt has it: one line for each post and offer. `{{user}}` stands for the fan's name. */
export function worldText(world: World): string {
  const { posts, offers, times } = world;
  const page =
    posts.length === 0
      ? ['There is no post on your page that {{user}} may see.']
      : [
          'The newest posts of your page, as {{user}} sees them:',
          ...posts.map((post) => postLine(post, times)),
        ];
  const sale =
    offers.length === 0 ? [] : [`Subscriptions on sale to {{user}}: ${offers.map(offerText).join('; ')}.`];
  return [clockLine(times), ...page, ...sale].join('\n');
}

/** Says the hour where the creator is, and not the zone: it is nobody's business where they live. */
function clockLine({ now, fanZone, creatorZone }: World['times']): string {
  const [fanTime, creatorTime] = [clockOf(now, fanZone), clockOf(now, creatorZone)];
  return fanTime === creatorTime
    ? 'It is the same time where you are.'
    : `Where you are it is ${creatorTime}.`;
}

function postLine(post: WorldPost, { now, fanZone }: World['times']): string {
  const days = Math.round((dayOf(now, fanZone) - dayOf(post.publishedAt, fanZone)) / dayMs);
  const when = `${clockOf(post.publishedAt, fanZone)} (${ago(days)})`;
  const media = mediaOf(post) || 'words alone';
  if (!post.isLocked)
    return `- ${when}: ${media}${post.text === '' ? '' : `, with the words ${quotedData(post.text)}`}`;
  const way = post.diamonds === undefined ? 'opens by joining' : `opens for ${post.diamonds} diamonds`;
  return `- ${when}: ${media}, locked for {{user}}, ${way}`;
}

function ago(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

function mediaOf({ photos, videos }: WorldPost): string {
  const count = (number: number, noun: string) =>
    number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
  return [...count(photos, 'photo'), ...count(videos, 'video')].join(' and ');
}

function offerText({
  tier,
  plan,
  monthUsdCents,
  todayUsdCents,
  trialDays,
  introMonths,
  introCharges,
}: WorldOffer): string {
  const name = tier === '' ? '' : `${quotedData(tier)}: `;
  const month = `${dollars(monthUsdCents)} a month`;
  if (plan !== 'month')
    return `${name}${introMonths} months at once for ${dollars(todayUsdCents)}, then ${month}`;
  if (trialDays > 0) return `${name}the first ${trialDays} days cost nothing, then ${month}`;
  if (introCharges > 0)
    return `${name}${dollars(todayUsdCents)} for ${introCharges === 1 ? 'the first month' : `each of the first ${introCharges} months`}, then ${month}`;
  return `${name}${month}`;
}

function dollars(cents: number): string {
  return `${(cents / 100).toFixed(2)} dollars`;
}
