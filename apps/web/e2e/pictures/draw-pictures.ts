import path from 'node:path';
import { type Language, languages } from '@kindred/contract/wire/languages';
import type { Browser, Page } from '@playwright/test';
import { type Address, addresses } from '../support/addresses.ts';
import { signedIn } from '../support/people.ts';
import { untilSettled } from '../support/waiting/settled.ts';
import type { World } from '../support/world.ts';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  laptop: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 2560, height: 1440 } },
} as const;
const themes = ['light', 'dark'] as const;
/** Drawn by default. */
const usual: readonly Language[] = ['en', 'zh'];

type Look = {
  screen: keyof typeof screens;
  theme: (typeof themes)[number];
  language: Language;
};
export type Picture = Look & { address: Address; name: string };

/**
 * Every picture whose name has `filter` in it: `wallet.phone.light.en`; in other languages than English and Chinese where it ends
 * in one. Ordered so that a browser is used once.
 */
export function picturesLike(filter: string): Picture[] {
  return looks()
    .flatMap((look) => addresses.map((address) => ({ ...look, address, name: nameOf(address, look) })))
    .filter(
      ({ name, language }) =>
        name.includes(filter) && (usual.includes(language) || filter.endsWith(language)),
    );
}

type Drawing = {
  browser: Browser;
  world: World;
  folder: string;
  wanted: readonly Picture[];
  log: (line: string) => void;
};

/** Draws pictures into a folder, a PNG each. Calls `log` with what could not be drawn. */
export async function drawPictures({ browser, world, folder, wanted, log }: Drawing): Promise<void> {
  for (const group of Map.groupBy(wanted, groupOf).values()) {
    const page = await openFor(browser, world, group[0] as Picture);
    for (const { address, name } of group) {
      await page.goto(world.fan.origin + address.path(world));
      await untilSettled(page).catch(() => log(`${name} did not come to rest`));
      await untilPicturesShown(page);
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
    }
    log(`${groupOf(group[0] as Picture)}: ${group.length}`);
    await page.context().close();
  }
}

function looks(): Look[] {
  const names = Object.keys(screens) as (keyof typeof screens)[];
  return names.flatMap((screen) =>
    themes.flatMap((theme) => languages.map((language) => ({ screen, theme, language }))),
  );
}

function nameOf({ name }: Address, { screen, theme, language }: Look): string {
  return [name, screen, theme, language].join('.');
}

function groupOf({ screen, theme, language, address }: Picture): string {
  return `${address.as} on a ${screen}, ${theme}, ${language}`;
}

async function openFor(browser: Browser, world: World, picture: Picture): Promise<Page> {
  const { screen, theme, language, address } = picture;
  const context = await browser.newContext({
    ...screens[screen],
    ...(address.as !== 'visitor' && { storageState: signedIn(world[address.as]) }),
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((saved) => localStorage.setItem('language', saved), language);
  return context.newPage();
}

const picturePatienceMs = 2000;

// A picture that never comes is worth being seen too.
async function untilPicturesShown(page: Page): Promise<void> {
  const areShown = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight);
  await page.waitForFunction(areShown, undefined, { timeout: picturePatienceMs }).catch(() => undefined);
}
