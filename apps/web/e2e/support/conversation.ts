import type { Locator, Page } from '@playwright/test';
import { findCharacter } from './find-in-world.ts';
import type { OpenAs } from './kindred.ts';
import { newFan, type Person } from './people.ts';

export type OpenConversation = { fan: Person; char_id: string; name: string; page: Page };

/** A fan whom nobody has seen before, at their conversation with a character of the demo world. */
export async function openConversation(
  openAs: OpenAs,
  origin: string,
  handle: string,
): Promise<OpenConversation> {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, handle);
  return { fan, char_id, name, page: await openAs(fan, `/messages/${char_id}`) };
}

/** The messages of the open conversation. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

/** What the companion of `name` has said for good, its greeting first. */
export function answersOf(page: Page, name: string): Locator {
  const finished = page.getByRole('button', { name: 'Message actions' });
  return messages(page)
    .getByRole('article')
    .filter({ hasText: `AI companion of ${name}` })
    .filter({ has: finished });
}

/** Writes and sends. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(`Write to ${name}`).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
