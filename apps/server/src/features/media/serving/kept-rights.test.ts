import { expect, test } from 'vitest';
import { accessRevoked } from '../../../platform/realtime/live-bus.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { query } from '../../../test/sql/query.ts';
import { mediaLinkToken } from '../media-link.ts';

// One process, without Redis: nothing but time and revocations ends a right.
const kindred = useTestApp();

/** A subscriber who has just looked at a picture, and a function that opens it by the same link again. */
async function watched() {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
  const { media } = await createPost(kindred.context, creator);
  const viewer = await kindred.context.authenticate(fan.token);
  const url = `/media/${media[0]?.key}/w640?v=${viewer ? mediaLinkToken(kindred.context, viewer) : ''}`;
  const open = async () => (await kindred.app.inject({ url })).statusCode;
  expect(await open()).toBe(200);
  return { fan, open };
}

const forgetMembership = ({ userId }: TestUser) =>
  query(kindred.context.db, 'delete from memberships where user_id = $1', [userId]);

test('a right is asked of the database once in ten seconds, and again as soon as something was revoked', async () => {
  const { fan, open } = await watched();
  await forgetMembership(fan);
  kindred.clock.advance(5);
  expect(await open()).toBe(200);
  kindred.context.live.publishControl(accessRevoked, fan.userId);
  expect(await open()).toBe(404);

  const other = await watched();
  await forgetMembership(other.fan);
  kindred.clock.advance(10);
  expect(await other.open()).toBe(404);
});

test('a subscription that ends within the ten seconds takes the picture with it', async () => {
  const { fan, open } = await watched();
  const end = new Date(kindred.clock.now().getTime() + 30_000);
  await query(kindred.context.db, 'update memberships set period_end = $2 where user_id = $1', [
    fan.userId,
    end,
  ]);
  kindred.clock.advance(25);
  expect(await open()).toBe(200);
  kindred.clock.advance(5);
  expect(await open()).toBe(404);
});
