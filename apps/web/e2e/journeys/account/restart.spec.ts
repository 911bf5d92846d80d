import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../../server/src/test/app/free-port.ts';
import { callAs } from '../../support/call-as.ts';
import { answersOf, messages, write } from '../../support/conversation.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';

test('nothing that was said or paid is lost when the server is stopped, or dies in the middle of an answer', async ({
  openAs,
  consoleErrors,
}) => {
  // Three starts, the first of which draws a world.
  test.setTimeout(600_000);
  // However a connection ends with its server, and until there is one again.
  consoleErrors.allow(/net::ERR_|503 \(Service Unavailable\)|WebSocket/);
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-e2e-restart-'));
  let server: RunningServer = await startServer(port, dataDir);
  try {
    const fan = await newFan(server.origin);
    await topUp(fan, 300);
    const before = await balanceOf(fan);
    const { char_id, name } = await findCharacter(fan, 'dr_vega');
    const page = await openAs(fan, `/messages/${char_id}`);
    await write(page, name, 'Said before the stop');
    await expect(answersOf(page, name)).toHaveCount(2);
    await callAs(fan, 'charger', { char_id, price: 200 });
    await expect(messages(page).getByText(giftWords)).toBeVisible();

    expect(await server.stop()).toBe(0);
    server = await startServer(port, dataDir);
    await page.reload();
    await expectSaid(page, ['Said before the stop', giftWords]);
    await expect(answersOf(page, name)).toHaveCount(2);

    // Where one goes meanwhile has been loaded before, and all of the app that is shown.
    await goTo(page, 'Wallet');
    await expect(page.getByRole('heading', { name: 'Wallet' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect(answersOf(page, name)).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    // Written while the server is away, and left: the conversation has it all when one comes back.
    expect(await server.stop()).toBe(0);
    await write(page, name, 'Said while it was away');
    await goTo(page, 'Wallet');
    server = await startServer(port, dataDir);
    const heard = async () => (await callAs(fan, 'listMessages', { char_id })).list.at(-1)?.identity;
    await expect.poll(heard, { timeout: 60_000 }).toBe('ai');
    await page.goBack();
    await expectSaid(page, ['Said before the stop', giftWords, 'Said while it was away']);
    await expect(answersOf(page, name)).toHaveCount(3);
    expect(await balanceOf(fan)).toBe(before - 200);

    await write(page, name, 'Said before the power cut');
    // In the middle of the answer; on a slow machine it may be whole by now.
    const stop = page.getByRole('button', { name: 'Stop' });
    await expect(stop.or(answersOf(page, name).nth(3)).first()).toBeVisible();
    await server.kill();
    server = await startServer(port, dataDir);
    await page.reload();
    await expectSaid(page, ['Said before the stop', giftWords, 'Said before the power cut']);
    // An answer whose writer is gone is written again as soon as there is a server again.
    await expect(answersOf(page, name)).toHaveCount(4);
    expect(await balanceOf(fan)).toBe(before - 200);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

const giftWords = 'sent a gift';

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/wallet/);
}

async function expectSaid(page: Page, texts: string[]): Promise<void> {
  // The companion may take up the words in its answer.
  for (const text of texts)
    await expect(messages(page).getByText(text, { exact: text !== giftWords })).toHaveCount(1);
}
