import type { Context } from '../src/context.ts';
import { sealHours } from '../src/features/audience/seal-hours.ts';
import type { Tx } from '../src/platform/db/db.ts';
import { sql, statement } from '../src/platform/db/sql.ts';
import { transact } from '../src/platform/db/transact.ts';
import { demoCreators } from './creators/demo-creators.ts';
import { demoAdmin, demoFans } from './demo-identities.ts';
import { demoCrowd, demoCrowdFaces } from './world/demo-crowd.ts';
import { insertCreator, insertStored } from './world/insert-creator.ts';
import { insertLife } from './world/insert-life.ts';
import { insertPerson } from './world/insert-person.ts';
import { type StoredWorld, storeMedia } from './world/store-media.ts';

const dayMs = 86_400_000;
const crowdDiamonds = 20_000;

const lockSeeding = statement({}, sql`select pg_advisory_xact_lock(hashtextextended('demo world', 0))`);
const findAnybody = statement({ found: 'boolean' }, sql`select exists (select from users) as found`);

/**
 * Fills an empty installation with the demo world; does nothing where anybody lives already. Pictures are stored
 * first, then all rows come in one transaction: a crash leaves no half of a world, and the next
 * start begins again.
 */
export async function seedDemoWorld(context: Context): Promise<void> {
  if (await isInhabited(context.db)) return;
  const startedAt = Date.now();
  context.log.info('preparing the demo world, once');
  const stored = await storeMedia(context, demoCreators);
  await transact(context, async (tx) => {
    await lockSeeding.run(tx);
    if (!(await isInhabited(tx))) await insertWorld(tx, context, stored);
  });
  await sealHours(context);
  context.log.info({ seconds: Math.round((Date.now() - startedAt) / 100) / 10 }, 'the demo world is ready');
}

async function isInhabited(db: Context['db'] | Tx): Promise<boolean> {
  return (await findAnybody.one(db)).found;
}

async function insertWorld(tx: Tx, context: Context, stored: StoredWorld): Promise<void> {
  const now = context.clock.now();
  const fans: Record<string, string> = {};
  for (const fan of demoFans) fans[fan.nickname] = await insertFan(tx, fan, stored, now);
  const adminId = await insertPerson(tx, { ...demoAdmin, createdAt: daysBefore(now, 95) });
  await tx.updateTable('users').set({ role: 'admin' }).where('user_id', '=', adminId).execute();
  const crowd = [];
  for (const [place, nickname] of demoCrowd.entries()) {
    const userId = await insertPerson(tx, {
      nickname,
      createdAt: daysBefore(now, 95),
      diamonds: crowdDiamonds,
    });
    const face = demoCrowdFaces[place];
    if (face) await showFace(tx, stored, face, userId, now);
    crowd.push(userId);
  }
  const creators = [];
  for (const creator of demoCreators) creators.push(await insertCreator(tx, creator, stored, now));
  await insertLife(tx, context, { creators, crowd, fans, now });
}

async function insertFan(
  tx: Tx,
  { provider, subject, avatar, ...fan }: (typeof demoFans)[number],
  stored: StoredWorld,
  now: Date,
): Promise<string> {
  const userId = await insertPerson(tx, {
    ...fan,
    createdAt: daysBefore(now, 95),
    signIn: { provider, subject },
  });
  await showFace(tx, stored, avatar, userId, now);
  return userId;
}

async function showFace(
  tx: Tx,
  stored: StoredWorld,
  picture: string,
  userId: string,
  now: Date,
): Promise<void> {
  const avatar_media_id = await insertStored(tx, stored, picture, userId, 'public', now);
  await tx.updateTable('users').set({ avatar_media_id }).where('user_id', '=', userId).execute();
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
