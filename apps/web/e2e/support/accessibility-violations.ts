import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// WCAG 2.2 up to level AA, and what axe knows beyond it about landmarks, headings and names.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asks that axe finds nothing on the page as it is now. */
export function expectNoAccessibilityViolations(page: Page): Promise<void> {
  return expectNoViolations(page, axeOn(page).withTags(tags));
}

/** As expectNoAccessibilityViolations, of what another theme or a smaller screen changes: colours, and room for a finger. */
export function expectNoVisualViolations(page: Page): Promise<void> {
  return expectNoViolations(page, axeOn(page).withRules(['color-contrast', 'target-size']));
}

// Our pages have no foreign iframes, so one script in the page does; what is fine need not be listed.
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  // Before it is there, a page is one without a main part.
  await page.locator('main').first().waitFor({ state: 'attached' });
  // What is between two states when it is looked at is looked at again.
  await expect(async () => {
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
    }));
    expect(found, `accessibility violations at ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 30_000 });
}
