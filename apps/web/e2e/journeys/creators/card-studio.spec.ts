import { readFile } from 'node:fs/promises';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const studio = '/settings/creator-config/edit-chat';
// Creators whom no other journey changes.
const writing = 'inspector_grey';
const bringing = 'pixel_juno';
const looking = 'greenhand_lin';

test('a creator changes the card, tries it, proves it and publishes it; fans meet the new words', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, writing);
  const page = await openAs(creator, studio);
  await page.getByRole('tab', { name: 'Greetings' }).click();
  const first = page.getByLabel('First message', { exact: true });
  await first.fill('Sit down, {{user}}. Who was the last to see the umbrella?');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Greetings' }).click();
  await expect(first).toHaveValue(/umbrella/);

  const chat = page.getByRole('complementary', { name: 'Try it' });
  await chat.getByRole('button', { name: 'Begin with the first message' }).click();
  await chat.getByLabel('Your message').fill('Was it the butler?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log').getByRole('paragraph')).toHaveCount(3);
  await expect(chat.getByText('Safety rules of the platform')).toBeVisible();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Run the checks' }).click();
  await expect(page.getByText('All safety tests passed, and nothing got worse.')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, writing);
  const { list } = await callAs(fan, 'listGreetings', { char_id });
  expect(list[0]?.content).toContain(`Sit down, ${fan.nickname}`);
});

test('a card comes in from a file and leaves as it came', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, bringing), studio);
  const text = `{\n\t"spec": "chara_card_v2",\n\t"data": { "name": "<b>Nova</b>", "first_mes": "Hi", "x_kept": 1.0 }\n}\n`;
  await page.getByRole('tab', { name: 'File' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'nova.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expectToast(page, 'The card is your draft now');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('<b>Nova</b>');
  await page.getByRole('tab', { name: 'File' }).click();
  await page.getByLabel('Format').selectOption('json');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text);

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expectToast(page, 'Back to what is published');
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('<b>Nova</b>');
});

test('on a laptop what is written stands beside where it is tried, and has most of the room', async ({
  origin,
  openAs,
}) => {
  const laptop = { viewport: { width: 1440, height: 900 } };
  const page = await openAs(await demoCreator(origin, looking), studio, laptop);
  const written = page.getByRole('tabpanel', { name: 'Character', exact: true });
  const tried = page.getByRole('complementary', { name: 'Try it' });
  await expect(tried).toBeVisible();
  const [left, right] = [await written.boundingBox(), await tried.boundingBox()];
  expect(left?.width).toBeGreaterThan(1.5 * (right?.width ?? 0));
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});

test('every part of the studio can be reached by everybody, on a phone too', async ({ origin, openAs }) => {
  const creator = await demoCreator(origin, looking);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await openAs(creator, studio, phone);
  for (const part of ['Character', 'Greetings', 'Lorebook', 'Prompts', 'Checks', 'File', 'Try it']) {
    await page.getByRole('tab', { name: part, exact: true }).click();
    if (part === 'Lorebook') await page.locator('button[aria-expanded=false]').first().click();
    await expectNoAccessibilityViolations(page);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  }
});
