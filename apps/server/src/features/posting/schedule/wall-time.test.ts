import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, type TestCreator } from '../../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;

beforeEach(async () => {
  kindred.clock.advance((Date.parse('2027-01-01T00:00:00Z') - kindred.clock.now().getTime()) / 1000);
  creator = await createCreator(kindred.context);
});

const zones = [
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage America/Halifax',
  'America/St_Johns America/Havana America/Santiago America/Miquelon America/Nuuk America/Tijuana',
  'Atlantic/Azores Atlantic/Bermuda Atlantic/Canary Atlantic/Madeira',
  'Europe/London Europe/Dublin Europe/Lisbon Europe/Paris Europe/Berlin Europe/Madrid Europe/Rome Europe/Vienna',
  'Europe/Warsaw Europe/Athens Europe/Helsinki Europe/Bucharest Europe/Kyiv Europe/Chisinau',
  'Asia/Jerusalem Asia/Beirut Asia/Nicosia Africa/Cairo',
  'Australia/Sydney Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Pacific/Chatham Antarctica/Troll',
].flatMap((line) => line.split(' '));

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What a clock in the zone shows, by JavaScript's own zones, which are not PostgreSQL's. */
function wallAt(at: number, zone: string): string {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const options = {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  } as const;
  const made =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en-CA', { ...options, hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, made);
  return made;
}
const offsetAt = (at: number, zone: string) => Date.parse(`${wallAt(at, zone)}Z`) - at;

/** The instants of 2027 at which the zone's clocks change. */
function edgesOf(zone: string): { at: number; shiftMs: number }[] {
  const edges = [];
  for (let day = Date.UTC(2027, 0, 2); day < Date.UTC(2027, 11, 30); day += dayMs) {
    if (offsetAt(day, zone) === offsetAt(day + dayMs, zone)) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle, zone) === offsetAt(low, zone)) low = middle;
      else high = middle;
    }
    edges.push({ at: high, shiftMs: offsetAt(high, zone) - offsetAt(low, zone) });
  }
  return edges;
}

const addMinutes = (wall: string, minutes: number) =>
  new Date(Date.parse(`${wall}Z`) + minutes * minuteMs).toISOString().slice(0, 16);

async function plan(publish_at: string, zone: string) {
  const { data } = await kindred.call(
    'createPost',
    { client_id: randomUUID(), content: 'x', price: 0, state: 1, media: [], publish_at, zone },
    { token: creator.token },
  );
  return data.diary_id;
}
const planOf = async (diary_id: string) => {
  const { data } = await kindred.call('getPostForEdit', { diary_id }, { token: creator.token });
  return { at: Date.parse(data.publish_at ?? ''), wall: data.publish_wall?.slice(0, 16), zone: data.zone };
};

test('there are 41 zones, each with two edges of daylight saving', () => {
  expect(zones.length).toBeGreaterThanOrEqual(40);
  const few = zones.filter((zone) => edgesOf(zone).length < 2);
  expect(few).toEqual([]);
});

test('a time that the clocks show twice is the first, one that they skip moves on', async () => {
  const instantOf = async (wall: string) => new Date((await planOf(await plan(wall, 'Europe/Berlin'))).at);
  expect(await instantOf('2027-10-31T02:30')).toEqual(new Date('2027-10-31T00:30:00Z'));
  expect(await instantOf('2027-03-28T02:30')).toEqual(new Date('2027-03-28T01:30:00Z'));
});

test.each(zones)('in %s wall time is kept around both edges of daylight saving', async (zone) => {
  for (const { at, shiftMs } of edgesOf(zone)) {
    const shift = shiftMs / minuteMs;
    // The first minute that is skipped, or shown twice.
    const edge = addMinutes(wallAt(at - minuteMs, zone), shift > 0 ? 1 : 1 + shift);
    const half = Math.floor(Math.abs(shift) / 2);
    // As edited: planned a week before, the time of day kept, moved to the day of the change.
    const postId = await plan(addMinutes(edge, half - 7 * 1440), zone);
    const move = async (publish_at: string) => {
      await kindred.call('movePost', { diary_id: postId, publish_at }, { token: creator.token });
      return planOf(postId);
    };
    const inside = await move(addMinutes(edge, half));
    expect(inside.wall).toBe(addMinutes(edge, half));
    // The skipped time moves on by what is skipped; the doubled time is the first.
    expect(wallAt(inside.at, zone)).toBe(addMinutes(edge, half + (shift > 0 ? shift : 0)));
    if (shift < 0) expect(inside.at).toBeLessThan(at);
    for (const minutes of [-1440, -Math.abs(shift) - 60, Math.abs(shift) + 60, 1440]) {
      const around = await move(addMinutes(edge, minutes));
      expect(wallAt(around.at, zone)).toBe(addMinutes(edge, minutes));
    }
  }
});

test('a change of the account’s zone keeps the wall time of what was planned in it', async () => {
  const change = (timezone: string) => kindred.call('updateUserData', { timezone }, { token: creator.token });
  await change('Europe/Berlin');
  const own = await plan('2027-10-31T02:30', 'Europe/Berlin');
  const elsewhere = await plan('2027-10-31T02:30', 'Asia/Tokyo');
  for (const zone of zones) {
    await change(zone);
    const moved = await planOf(own);
    expect(moved).toMatchObject({ wall: '2027-10-31T02:30', zone });
    expect(wallAt(moved.at, zone)).toBe('2027-10-31T02:30');
  }
  expect(await planOf(elsewhere)).toMatchObject({ wall: '2027-10-31T02:30', zone: 'Asia/Tokyo' });
});
