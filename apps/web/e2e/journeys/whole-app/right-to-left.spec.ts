import { expect, type Page } from '@playwright/test';
import { addresses, type Role } from '../../support/addresses.ts';
import { test } from '../../support/page-sweep.ts';
import { untilSettled } from '../../support/waiting/settled.ts';

const walked: Record<Exclude<Role, 'visitor'>, readonly string[]> = {
  fan: ['home', 'discover', 'notifications', 'messages', 'conversation', 'character-pro', 'wallet', 'post'],
  creator: [
    'settings-notices-siteNotifications',
    'profile-of-creator',
    'earnings',
    'messages-of-creator',
    'conversation-of-creator',
  ],
};

for (const role of ['fan', 'creator'] as const) {
  test(`from right to left and two fifths longer, nothing sticks out for a ${role}`, async ({ sweep }) => {
    const page = await sweep.pageOf(role);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${sweep.origin}/dev/ui`);
    await page.getByRole('button', { name: 'Read from right to left' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const name of walked[role]) {
      const address = addresses.find((one) => one.name === name);
      const path = address?.path(sweep.world) ?? '';
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page).toHaveURL(path);
      await untilSettled(page);
      await expect(page.getByRole('main')).toBeVisible();
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // What is drawn for another width comes a moment after it.
        await expect.poll(() => page.evaluate(whatSticksOut), `${name} at ${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(strayThumbs), `${name} at ${width} px`).toEqual(0);
      }
    }
    await expect.poll(() => mirrored(page)).not.toContain(false);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(sweep.newConsoleErrors()).toEqual([]);
  });
}

/** Of each arrow in sight that is not within a carousel, whether it points the other way. */
function mirrored(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[class*=lucide-arrow-],[class*=lucide-chevron-left],[class*=lucide-chevron-right]',
      ),
    ]
      .filter((icon) => /arrow-(left|right)|chevron/.test(icon.getAttribute('class') ?? ''))
      .filter((icon) => !icon.closest('[dir=ltr]:not(html)'))
      .map((icon) => getComputedStyle(icon).scale === '-1 1'),
  );
}

// Runs in the page. How many switches have their thumb outside.
function strayThumbs(): number {
  return [...document.querySelectorAll('[role=switch]')].filter((track) => {
    const [outer, inner] = [track.getBoundingClientRect(), track.firstElementChild?.getBoundingClientRect()];
    return inner && (inner.left < outer.left || inner.right > outer.right);
  }).length;
}

// Runs in the page. Names what makes it scroll sideways.
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -0.5 || right > clientWidth + 0.5;
  });
  return [`${scrollWidth} px`, ...wide.slice(0, 6).map((element) => element.outerHTML.slice(0, 160))];
}
