import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, mia, newFan } from '../../support/people.ts';

// `every-address.spec.ts` asks the same of every page on a laptop, and of its colours on a phone.
const phone = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;
const laptop = {
  viewport: { width: 1366, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

test('the sign-in is without accessibility violations on a phone', async ({
  browser,
  consoleErrors,
  origin,
}) => {
  const context = await browser.newContext(phone);
  consoleErrors.listenTo(context);
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await context.close();
});

test("a fan's pages are without accessibility violations on a phone", async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'inspector_grey');
  const free = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'charger', { char_id: free.char_id, content: 'Hello', client_id: crypto.randomUUID() });
  const page = await openAs(fan, '/recommend', phone);
  await expect(page.getByRole('button', { name: 'Art', exact: true })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto(`/character/${char_id}`);
  await expect(page.getByText(`Locked: for subscribers of ${name}`).first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto('/messages');
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto(`/messages/${free.char_id}`);
  await expect(page.getByRole('button', { name: 'Message actions' }).first()).toBeAttached();
  await expectNoAccessibilityViolations(page);
});

for (const [where, look] of Object.entries({ phone, laptop })) {
  test(`the gift dialog is without accessibility violations on a ${where}`, async ({ origin, openAs }) => {
    const fan = await newFan(origin);
    const { char_id } = await findCharacter(fan, 'dr_vega');
    const page = await openAs(fan, `/messages/${char_id}`, look);
    await page.getByRole('main').getByRole('button', { name: 'Send a gift' }).click();
    await expect(page.getByRole('dialog', { name: 'Send Gift' })).toBeVisible();
    await expectNoAccessibilityViolations(page);
  });
}

test("Mia's feed, wallet and profile are without accessibility violations on a phone", async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await mia(origin), '/home', phone);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: '515 diamonds' })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expectNoAccessibilityViolations(page);
});

test("a creator's profile and earnings are without accessibility violations on a phone", async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await demoCreator(origin, 'theo_lowend'), '/profile', phone);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto('/earnings-payouts');
  await expect(page.getByRole('region', { name: 'Earnings' }).getByRole('listitem').first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
});
