import type { Page } from '@playwright/test';

const kinds = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'select',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=switch]',
].join(',');

/**
 * The names of what can be pressed or written into and is seen without scrolling, pointing at or focusing anything: the menu,
 * the list beside and every line of it included. Each is marked with its place in `data-control`.
 * `part` is a selector of what is looked at.
 */
export function controlsInSight(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(
    ([selector, root]) => {
      const isSeen = (element: Element) => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          bottom > 0 &&
          top < innerHeight &&
          right > 0 &&
          left < innerWidth &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          // `sr-only`, such as the way past the menu until it is focused.
          getComputedStyle(element).clipPath !== 'inset(50%)' &&
          !element.closest('[inert], [aria-hidden=true]')
        );
      };
      for (const element of document.querySelectorAll('[data-control]'))
        element.removeAttribute('data-control');
      return [...document.querySelectorAll(`${root} :is(${selector})`)].filter(isSeen).map((element, at) => {
        element.setAttribute('data-control', String(at));
        return element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
      });
    },
    [kinds, part] as const,
  );
}
