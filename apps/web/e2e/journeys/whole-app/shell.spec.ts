import type { Page } from '@playwright/test';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const laptop = { viewport: { width: 1366, height: 800 } };
const handle = 'greenhand_lin';

test('the side bar is 266 or 56 pixels wide, as it was left, and makes room where a page needs it', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/home', laptop);
  await expectSideBar(page, 266);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expectSideBar(page, 56);
  await page.reload();
  await expectSideBar(page, 56);
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await expectSideBar(page, 266);

  for (const path of ['/settings/help/helpCenter', '/creatorTools/queue']) {
    await page.goto(path);
    await expectSideBar(page, 56);
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toHaveCount(0);
  }
  await page.goto('/wallet');
  await expectSideBar(page, 266);
});

test('a collapsed side bar tells the name of what is pointed at or focused', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/settings', laptop);
  const bar = page.getByRole('complementary', { name: 'Menu' });
  const entry = bar.getByRole('link', { name: 'Discover' });
  const name = bar.getByText('Discover', { exact: true });
  await expect(name).toBeHidden();
  await entry.hover();
  await expect(name).toBeVisible();
  await page.mouse.move(900, 500);
  await expect(name).toBeHidden();
  await bar.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await expect(name).toBeVisible();
});

test('nothing in the side bar moves when a browser learns that somebody is a creator', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, handle);
  const page = await openAs(creator, '/wallet', laptop);
  const known = Promise.withResolvers<void>();
  await page.route('**/v3/api/user/data', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await page.reload();
  const bar = page.getByRole('complementary', { name: 'Menu' });
  await expect(bar.getByRole('link', { name: 'Library' })).toBeVisible();
  const before = await placesIn(page);
  known.resolve();
  await expect(bar.getByRole('link', { name: 'Creator tools' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await placesIn(page)).toMatchObject(before);
});

test('unread messages are counted in the menu up to 99, then as 99+', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/wallet', laptop);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });
  await expect(entry).not.toContainText('unread');
  for (const [unread, text] of [
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4321, '99+'],
  ] as const) {
    // The server tells it twice: of the person, and of what has changed in their conversations.
    await answerWith(page, '**/v3/api/user/data', { unread });
    await answerWith(page, '**/v3/api/dialogue/changes*', { unread_total: unread });
    await page.reload();
    await expect(entry.getByText(text, { exact: true })).toBeVisible();
    await expect(entry).toContainText(
      unread === 1 ? '1 unread message' : `${unread.toLocaleString('en')} unread messages`,
    );
  }
});

test('whether a creator or their companion answers is switched in the menu, which says Success or Failed', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const page = await openAs(await demoCreator(origin, handle), '/home', laptop);
  await page.getByRole('button', { name: 'AI auto-reply' }).click();
  await page.route('**/v1/api/user/chat/mode', (route) => route.abort());
  await page.getByRole('button', { name: /^Manual/ }).click();
  const ask = page.getByRole('dialog', { name: 'Answer all chats yourself?' });
  await expect(ask).toContainText(/No conversation is affected yet|This changes [\d,]+ conversation/);
  await ask.getByRole('button', { name: 'Answer them myself' }).click();
  await expectToast(page, /^Failed$/);
  await expect(page.getByRole('button', { name: 'AI auto-reply' })).toBeVisible();

  await page.unroute('**/v1/api/user/chat/mode');
  await page.getByRole('button', { name: 'AI auto-reply' }).click();
  await page.getByRole('button', { name: /^Manual/ }).click();
  await ask.getByRole('button', { name: 'Answer them myself' }).click();
  await expectToast(page, /^Success$/);
  await expect(ask).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Manual' }).click();
  await page.getByRole('button', { name: /^AI auto-reply/ }).click();
  await page.getByRole('button', { name: 'Let the companion answer all' }).click();
  await expectToast(page, /^Success$/);
});

test('suggested creators stand beside pages on wide screens, three at a time, and not where they would be in the way', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/home', laptop);
  const panel = page.getByRole('region', { name: 'Suggested creators' });
  const shown = () => panel.getByRole('article').getByRole('link').allInnerTexts();
  await expect(panel.getByRole('article')).toHaveCount(3);
  const first = await shown();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(shown).not.toEqual(first);
  await expect(panel.getByRole('article')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(shown).toEqual(first);

  const link = panel.getByRole('article').first().getByRole('link').last();
  const name = await link.innerText();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { name, level: 2 }).first()).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(3);
  await expect(panel.getByRole('link', { name, exact: true })).toHaveCount(0);

  await page.goto('/discover');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.goto('/profile');
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel).toHaveCount(0);
  await page.setViewportSize(laptop.viewport);
  for (const path of pagesWithout) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel).toHaveCount(0);
  }
});

const pagesWithout = [
  '/messages',
  '/settings/account/accountInfo',
  '/notifications',
  '/creatorOnboarding',
  '/creatorTools/lists',
  '/wallet',
  '/earnings-payouts',
];

test('beside the page of a character stands their introduction', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'mara_clay');
  const page = await openAs(fan, `/character/${char_id}`, laptop);
  const intro = page.getByRole('complementary').getByRole('region', { name: 'Introduction' });
  await expect(intro.locator('video')).toBeVisible();
});

test('Subscribe clicked twice in a hurry opens one dialog', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'inspector_grey');
  const page = await openAs(fan, `/character/${char_id}`, laptop);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Subscribe/ })
    .first();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  const dialog = page.getByRole('dialog', { name: `Subscribe to ${name}` });
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

async function expectSideBar(page: Page, width: number): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Menu' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(width);
}

/** From here on the answers of this call say this, too. */
async function answerWith(page: Page, address: string, patch: object): Promise<void> {
  await page.unroute(address);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...patch } } });
  });
}

test('a narrow side bar keeps name, language and theme behind the face, however low the window', async ({
  origin,
  openAs,
}) => {
  const person = await newFan(origin);
  const page = await openAs(person, '/settings', { viewport: { width: 1366, height: 650 } });
  await page.getByRole('button', { name: `${person.nickname}: account and appearance` }).click();
  const panel = page.getByRole('dialog', { name: person.nickname });
  await panel.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await panel.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
  await expect(panel.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: `${person.nickname}：账号与外观` })).toBeFocused();
});

test('the tab says whose page is open and how many messages wait', async ({ origin, openAs }) => {
  const person = await newFan(origin);
  const { char_id, name } = await findCharacter(person, handle);
  const page = await openAs(person, '/home', laptop);
  await expect(page).toHaveTitle('Home · Kindred');
  await answerWith(page, '**/v3/api/user/data', { unread: 100 });
  await answerWith(page, '**/v3/api/dialogue/changes*', { unread_total: 100 });
  await page.goto(`/character/${char_id}`);
  await expect(page).toHaveTitle(`(99+) ${name} · Character · Kindred`);
});

/** How far from the top each link and button of the side bar stands, by its name. */
function placesIn(page: Page): Promise<Record<string, number>> {
  return page
    .getByRole('complementary', { name: 'Menu' })
    .locator('a, button')
    .evaluateAll((entries) =>
      Object.fromEntries(
        entries.map((entry) => [
          // A link by its address: its words also count what is unread, as soon as that is known.
          entry.getAttribute('href') ?? entry.getAttribute('aria-label') ?? entry.textContent,
          entry.getBoundingClientRect().top,
        ]),
      ),
    );
}
