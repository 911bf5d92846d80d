import { expect, type Page } from '@playwright/test';
import { controlsInSight } from './controls.ts';

const calmMs = 300;
const answerMs = 8_000;
/** Ends the session of the person who looks; `session.spec.ts` presses it. */
const untried = 'Log out';

const laidOver = '[role=menu], [role=dialog], [role=listbox], dialog[open]';

/**
 * Presses each control in sight, each on the page as it was opened, and returns the names of those that nothing follows:
 * no other address or window, no focus elsewhere, no change of what is shown, no word why not. For a link it is enough
 * that the server has what it leads to.
 */
export async function findDeadControls(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const dead: string[] = [];
  await open();
  await untilCalm(page);
  const names = await controlsInSight(page);
  const address = page.url();
  const isAsOpened = async () =>
    page.url() === address &&
    (await page.locator(laidOver).count()) === 0 &&
    JSON.stringify(await controlsInSight(page)) === JSON.stringify(names);
  const answers = async (at: number) => {
    const isThere = (await controlsInSight(page))[at] === names[at];
    return !isThere || answersPress(page, at);
  };
  const controls = await page.locator('[data-control]').evaluateAll(
    (elements, selector) =>
      elements.map((element) => ({
        href: element.getAttribute('href'),
        saysEnough: element.matches(selector),
      })),
    sayingEnough,
  );
  for (const [at, name] of names.entries()) {
    const { href = null, saysEnough = false } = controls[at] ?? {};
    if (name === untried || saysEnough) continue;
    if (href !== null) {
      if (href === '#' || !(await page.request.get(href)).ok()) dead.push(name.trim());
      continue;
    }
    if ((await isAsOpened()) && (await answers(at))) continue;
    await open();
    await untilCalm(page);
    if (!(await answers(at))) dead.push(name.trim());
  }
  return dead;
}

async function answersPress(page: Page, at: number): Promise<boolean> {
  const control = page.locator(`[data-control="${at}"]`);
  const address = page.url();
  let isAnswered = false;
  const answer = () => {
    isAnswered = true;
  };
  page.on('popup', answer);
  page.on('download', answer);
  page.on('filechooser', answer);
  await watchForChanges(page);
  // Under something else, or gone while it is pressed, is as dead as without an effect.
  // What is dimmed says why when it is pressed; Playwright would wait until it is not.
  const force = await control.evaluate((element) => element.matches('[aria-disabled=true]'));
  const isPressed = await control.click({ timeout: answerMs, force }).then(
    () => true,
    () => false,
  );
  await expect
    .poll(async () => isAnswered || page.url() !== address || (await hasChanged(page)), { timeout: answerMs })
    .toBe(true)
    .catch(() => undefined);
  const isAlive = isAnswered || page.url() !== address || (await hasChanged(page));
  page.removeListener('popup', answer);
  page.removeListener('download', answer);
  page.removeListener('filechooser', answer);
  return isPressed && isAlive;
}

/** It says where the reader is, or takes words. */
const sayingEnough = '[aria-selected="true"], textarea, input:not([type="checkbox"], [type="radio"])';

type Watched = typeof globalThis & { lastChange?: number; isChanged?: () => boolean };

/** Waits until nothing on the page has changed for a moment: what is still loading answers no press. */
async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.lastChange = performance.now();
    new MutationObserver(() => {
      watched.lastChange = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await expect
    .poll(() => page.evaluate(() => performance.now() - ((globalThis as Watched).lastChange ?? 0)))
    .toBeGreaterThan(calmMs);
}

async function watchForChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    const { activeElement } = document;
    const { scrollY } = window;
    let changes = 0;
    new MutationObserver((list) => {
      changes += list.length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const isElsewhere = () =>
      document.activeElement !== activeElement &&
      !document.activeElement?.hasAttribute('data-control') &&
      document.activeElement !== document.body;
    // The browser's own calendar is no part of the page.
    HTMLInputElement.prototype.showPicker = () => {
      changes += 1;
    };
    watched.isChanged = () => changes > 0 || window.scrollY !== scrollY || isElsewhere();
  });
}

/** A document that is on its way out has changed. */
function hasChanged(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as Watched).isChanged?.() ?? true).catch(() => true);
}
