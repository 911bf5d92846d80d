import { languages } from '@kindred/contract/wire/languages';
import { routePattern } from '@kindred/contract/wire/route-pattern';
import { expect, type Page } from '@playwright/test';
import { type PageRoute, routes } from '../../../src/app/router/routes.ts';
import { paths } from '../../../src/lib/navigation/paths.ts';
import { messagesIn, readTextFiles } from '../../../texts/read-texts.ts';
import {
  expectNoAccessibilityViolations,
  expectNoVisualViolations,
} from '../../support/accessibility-violations.ts';
import { addresses, documents } from '../../support/addresses.ts';
import { test } from '../../support/page-sweep.ts';
import { untilSettled } from '../../support/waiting/settled.ts';

const laptop = { width: 1366, height: 800 };
const phone = { width: 390, height: 844 };
/** 1280 pixels at a zoom of 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 740 };
const widest = { width: 2560, height: 1300 };

for (const address of addresses) {
  test(`the page ${address.name} is whole`, async ({ sweep }) => {
    const page = await sweep.pageOf(address.as);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(laptop);
    const asked = address.path(sweep.world);
    const path = address.leadsTo ?? asked;
    await page.goto(sweep.origin + asked);
    await untilSettled(page);
    await expect(page).toHaveURL(path);
    if (address.shows) await expect(page.getByText(address.shows).first()).toBeVisible();
    await expectPageStructure(page, titleOf(path, 'en'));
    await expectNoAccessibilityViolations(page);
    await expectNoOverflow(page);

    await switchToChinese(page);
    await expectPageStructure(page, titleOf(path, 'zh'));
    if (!address.isForUs) await expectTranslated(page);
    await expectNoOverflow(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await expectNoVisualViolations(page);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    expect(sweep.newConsoleErrors(), 'what the browser complained about').toEqual([]);
  });
}

for (const { name, path } of documents) {
  test(`the document ${name} is whole`, async ({ sweep }) => {
    const page = await sweep.pageOf('visitor');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(laptop);
    await page.goto(sweep.origin + path);
    await expectPageStructure(page, /Kindred/);
    await expectNoAccessibilityViolations(page);
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoVisualViolations(page);
    await reloadInChinese(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
    await expectPageStructure(page, /Kindred/);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    expect(sweep.newConsoleErrors(), 'what the browser complained about').toEqual([]);
  });
}

for (const language of languages) {
  test(`what visitors see fits every screen in ${language}`, async ({ sweep }) => {
    const page = await sweep.pageOf('visitor');
    for (const path of [
      paths.publicCreator('mara_clay'),
      paths.publicCreator('nobody'),
      '/crisis-protocol',
    ]) {
      const answer = await page.goto(`${sweep.origin}${path}?lang=${language}`);
      expect(await answer?.text()).toContain(`<html lang="${language}">`);
      await expectNoOverflow(page);
    }
    // That there is no such creator.
    sweep.newConsoleErrors();
  });
}

test('every page of the router, and every address that others link to, is in the page sweep', ({ sweep }) => {
  const visited = addresses.map(({ path, leadsTo }) => leadsTo ?? path(sweep.world));
  const paramless = Object.values(paths).filter((path) => typeof path === 'string');
  const missing = [
    ...routes.filter((page) => !visited.some((path) => pageOf(path) === page)).map(({ path }) => path),
    ...paramless.filter((path) => !visited.includes(path) && !isElsewhere(path)),
  ];
  // The last guard of /invites leads on, so nobody ever sees its page; the pages of the staff have journeys of their own.
  const unseen: readonly string[] = ['/invites', paths.staff, paths.staffModel];
  expect(missing.filter((path) => !unseen.includes(path))).toEqual([]);
  expect(new Set(addresses.map(({ name }) => name)).size).toBe(addresses.length);
});

function isElsewhere(path: string): boolean {
  return path === paths.root || documents.some((one) => one.path === path);
}

/** Returns the page at an address, as the router finds it. */
function pageOf(address: string): PageRoute | undefined {
  const path = address.replace(/\?.*/, '');
  return routes.find((page) => routePattern(page.path).test(path));
}

const files = readTextFiles();
const catalogues = { en: messagesIn(files, 'en'), zh: messagesIn(files, 'zh') };

/** What is open on the page may stand before its name, and before that how many messages wait. */
function titleOf(path: string, language: keyof typeof catalogues): RegExp {
  const name = catalogues[language].get(pageOf(path)?.title ?? '');
  return new RegExp(`(^|^\\(\\d+\\) | · )${name} · Kindred$`);
}

/** With the list of the side bar, or behind the face where the bar is narrow; a page without either is reloaded. */
async function switchToChinese(page: Page): Promise<void> {
  await page.setViewportSize(laptop);
  const list = page.getByRole('combobox', { name: 'Language' }).first();
  const face = page.getByRole('button', { name: /: account and appearance$/ });
  const soon = { timeout: 2000 };
  // The wide and the narrow bar may still change places.
  await expect(async () => {
    if (await list.isVisible()) {
      await list.selectOption('zh', soon);
    } else if (await face.isVisible()) {
      await face.click(soon);
      await page.getByRole('button', { name: '中文', exact: true }).click(soon);
      await page.keyboard.press('Escape');
    } else {
      await reloadInChinese(page);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh', soon);
  }).toPass();
}

async function reloadInChinese(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'zh'));
  await page.reload();
  await untilSettled(page);
}

/** Its name in the tab, one heading of the first level, one main part, and no landmark twice under one name. */
async function expectPageStructure(page: Page, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const size of [narrowest, widest]) {
    await page.setViewportSize(size);
    // What is drawn for another width comes a moment after it.
    await expect.poll(() => page.evaluate(whatSticksOut), `sticks out at ${size.width} px`).toEqual([]);
  }
}

// Runs in the page. Names what makes it scroll sideways.
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px`, ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 160))];
}

const english = new Set(catalogues.en.values());
const chinese = new Set(catalogues.zh.values());

/** No text of the catalogue still reads as in English, and no key shows through. */
async function expectTranslated(page: Page): Promise<void> {
  const untranslated = async () => {
    const shown = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
    const leftOver = shown.filter((line) => english.has(line) && !chinese.has(line));
    return [...leftOver, ...shown.filter((line) => /^[a-z]+(\.[a-zA-Z]+)+$/.test(line))];
  };
  // A view that is not drawn yet asks for its texts when it is.
  await expect.poll(untranslated).toEqual([]);
}
