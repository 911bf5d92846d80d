import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan, type Person } from '../../support/people.ts';

const laptop = { viewport: { width: 1366, height: 800 } };

test('creators are browsed by kind, by how many like them, by how new they are and by what they cost', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/discover', laptop);
  const asShown = () => creators(page).getByRole('link').allInnerTexts();
  const namesFromServer = async (input: Parameters<typeof callAs<'listDiscoverCharacters'>>[2]) =>
    (await callAs(fan, 'listDiscoverCharacters', input)).list.map(({ name }) => name);
  /** Creators of other tests come, and people join and leave, meanwhile: then both are read once more. */
  const isAsOnServer = async (input: Parameters<typeof namesFromServer>[0]) => {
    let isAgain = false;
    await expect(async () => {
      if (isAgain) await page.reload();
      isAgain = true;
      const names = await namesFromServer(input);
      await expect.poll(asShown, { timeout: 4000 }).toEqual(names);
    }).toPass();
  };
  await isAsOnServer({ sort: 'popular' });

  await page.getByRole('link', { name: 'New', exact: true }).click();
  await isAsOnServer({ sort: 'new' });
  await page.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL(/category\/stories/);
  await expect.poll(asShown).toContain('Inspector Grey');
  await isAsOnServer({ sort: 'new', kind: 'stories' });
  await page.getByRole('link', { name: 'Free', exact: true }).click();
  await isAsOnServer({ sort: 'new', kind: 'stories', sub_type: 'free' });

  await page.reload();
  await expect(page.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('link', { name: /^(Post by|Locked post by) / }).first()).toBeVisible();
});

test('the search finds creators, posts and what was said, with the keyboard alone', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const vega = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'follow', { following_id: vega.char_id, tp: 1 });
  await callAs(fan, 'charger', {
    char_id: vega.char_id,
    content: 'Which telescope would you take to an island?',
    client_id: crypto.randomUUID(),
  });
  const page = await openAs(fan, '/discover', laptop);
  await expect(creators(page).first()).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('telescope');
  const results = page.getByRole('listbox', { name: 'Results' });
  const posts = results.getByRole('group', { name: 'Posts' });
  const said = results.getByRole('group', { name: 'Your conversations' });
  await expect(posts.getByRole('option').first()).toContainText(vega.name);
  await expect(said.getByRole('option').first()).toContainText('telescope');

  await box.fill('Lucía');
  const found = results.getByRole('group', { name: 'Creators' }).getByRole('option', { name: vega.name });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/character/${vega.char_id}`);

  await page.goBack();
  await box.fill('telescope');
  await page.getByRole('option', { name: 'See all results for “telescope”' }).click();
  await expect(page).toHaveURL('/discover?q=telescope');
  const views = page.getByRole('navigation', { name: 'Results for “telescope”' });
  await expect(views.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
  const all = page.getByRole('region', { name: 'Results for “telescope”' });
  await expect(all.getByRole('region', { name: 'Posts' }).getByRole('link').first()).toContainText(vega.name);
  await expect(all.getByText('Which telescope would you take')).toBeVisible();
  await views.getByRole('link', { name: 'Your conversations' }).click();
  await expect(page.getByRole('main').getByText('Which telescope would you take')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Discover' }).click();
  await expect(page).toHaveURL('/discover');
  // The box of the page that is left still holds what was searched for.
  await expect(box).toHaveValue('');
  await box.fill('qqqqzzzz');
  await expect(page.getByText('Nothing found for “qqqqzzzz”')).toBeVisible();
  await page.getByRole('option', { name: 'Browse all creators' }).click();
  await expect(page).toHaveURL('/discover');
});

test('Ctrl K leads to the search from any page, and what people do finds them, also misspelt', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/wallet', laptop);
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 2000 });
  }).toPass();
  for (const [typed, name] of [
    ['pottery', 'Mara Ostrow'],
    ['potery', 'Mara Ostrow'],
    ['astronomy', 'Dr. Lucía Vega'],
    ['cooknig', 'Bastien'],
  ] as const) {
    await box.fill(typed);
    const creators = page.getByRole('group', { name: 'Creators' });
    await expect(creators.getByRole('option').filter({ hasText: name })).toBeVisible();
  }
});

test('a creator’s handle is an address of their page, where joining shows at once', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/character/wander_ilse', laptop);
  await expect(page.getByRole('heading', { name: 'Ilse Brandt' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Follow for free' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
});

test('a creator finds themselves and is not offered themselves', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), '/discover', laptop);
  await expect(creators(page).first()).toBeVisible();
  await expect(creators(page).filter({ hasText: 'Mara Ostrow' })).toHaveCount(0);
  await page.goto('/discover?q=Mara+Ostrow&in=characters');
  const own = creators(page).filter({ hasText: 'Mara Ostrow' });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
});

test('whoever is blocked is neither browsed nor found nor suggested', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  // The page of a character who is not there for this person.
  consoleErrors.allow(/status of 404/);
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'pixel_juno');
  const page = await openAs(fan, '/discover/category/games?sort=new', laptop);
  await expect(creators(page).filter({ hasText: name })).toHaveCount(1);
  await block(fan, char_id);
  await page.goto('/discover');
  await expect(creators(page).first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto('/discover?view=posts&kind=games');
  await expect(page.getByText('No posts here yet')).toBeVisible();
  await page.goto(`/discover?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`Nothing found for “${name}”`)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto(`/character/${char_id}`);
  await expect(page.getByRole('heading', { name: /^You have blocked / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
});

function creators(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function block(fan: Person, charId: string): Promise<unknown> {
  return callAs(fan, 'block', { block_id: charId, block: 1 });
}
