import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

const handle = 'captain_rourke';

test('visitors are led to the sign-in from everywhere, and only an invitation goes along', async ({
  page,
}) => {
  await page.goto('/invites?referral=mara_clay');
  await expect(page).toHaveURL('/login?referral=mara_clay');
  for (const path of ['/home', '/invites', '/character/1', '/settings/help/helpCenter', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('fans and creators are led away from what is not for them, and nowhere else', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, handle);
  const { char_id } = await findCharacter(creator, handle);
  const other = await findCharacter(creator, 'mara_clay');
  const page = await openAs(creator, '/home');
  const ways = [
    ['/', '/home'],
    ['/login', '/home'],
    ['/creatorOnboarding', '/home'],
    ['/invites', '/home'],
    [`/invites?referral=${handle}`, '/home'],
    ['/invites?referral=mara_clay', '/home'],
    [`/character/${char_id}`, '/profile'],
    [`/character/${handle}`, '/profile'],
    [`/character/${other.char_id}`, `/character/${other.char_id}`],
    ['/createPost', '/createPost'],
  ] as const;
  for (const [from, to] of ways) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }

  const fan = await openAs(await newFan(origin), '/createPost');
  await expect(fan).toHaveURL('/home');
  await fan.goto('/login');
  await expect(fan).toHaveURL('/home');
  await fan.goto('/invites?referral=mara_clay');
  await expect(fan).toHaveURL('/creatorOnboarding?referral=mara_clay');
});
