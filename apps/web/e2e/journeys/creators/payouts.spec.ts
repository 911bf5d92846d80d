import type { Page } from '@playwright/test';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { demoCreator } from '../../support/people.ts';
import { beSomeoneKnown } from '../../support/provider-page.ts';

const earnings = '/earnings-payouts';
const account = '**/v3/api/payout/account';

test('a creator signs in once more, asks for a payout, and sees it on its way', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), '/home');
  await goLongAfterSigningIn(page);
  await beSomeoneKnown(page, 'Mara Ostrow');
  await expect(page).toHaveURL(earnings);
  await page.getByLabel('Amount in US dollars').fill('19.99');
  await page.getByRole('button', { name: 'Request payout' }).click();
  await expect(page.getByText(/Please enter an amount from/)).toBeVisible();
  await page.getByLabel('Amount in US dollars').fill('20');
  await page.getByRole('button', { name: 'Request payout' }).click();
  const newest = page.getByRole('region', { name: 'Your payouts' }).getByRole('listitem').first();
  await expect(newest).toContainText('$20.00');
  await expect(newest).toContainText('On its way');
  await expect(page.getByText('$20.00 is on its way.')).toBeVisible();
  await expect(page.getByLabel('Amount in US dollars')).toHaveCount(0);
});

test('whoever signs in as somebody else confirms nothing', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), '/home');
  await goLongAfterSigningIn(page, { isInFlight: true });
  await beSomeoneKnown(page, 'Ilse Brandt');
  await expect(page).toHaveURL(earnings);
  await expect(page.getByRole('alert')).toContainText('That is a different account');
});

test('a new creator says who they are, names a bank, and waits to be confirmed', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newCreator(origin), earnings);
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByLabel('Name on the bank account').fill('Nora Quill');
  await page.getByLabel('Country').selectOption({ label: 'Ireland' });
  await page.getByLabel('Tax number').fill('IE 1234567');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/sandbox\/payout-account\//);
  await page.getByRole('radio').first().check();
  await page.getByRole('button').click();
  await expect(page).toHaveURL(earnings);
  await expect(page.getByText('Nora Quill, Ireland')).toBeVisible();
  await expect(page.getByText('Being checked')).toBeVisible();
  await expect(page.getByText('Ending in 6789')).toBeVisible();
});

test('a creator makes a passkey, confirms with it without leaving the page, and removes it', async ({
  origin,
  openAs,
}) => {
  // Browsers make no passkeys for addresses in numbers.
  const here = origin.replace('127.0.0.1', 'localhost');
  const page = await openAs(await newCreator(here), '/home');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(here + earnings);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('My laptop')).toBeVisible();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('has a passkey of yours already');

  await pretendLongAfterSigningIn(page);
  await page.goto(here + earnings);
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.route('**/v3/api/user/step-up/passkey', async (route) => {
    const answer = await route.fetch();
    await page.unroute(account);
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByLabel('Name on the bank account')).toBeVisible();
  await page.getByRole('button', { name: 'Add or remove' }).click();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(passkeys.getByText('My laptop')).toHaveCount(0);
});

test('a month is looked at by fan and taken along as a file', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), earnings);
  const statements = page.getByRole('region', { name: 'Monthly statements' });
  await expect(statements.getByRole('listitem').first()).toContainText('Gifts');
  await statements.getByRole('button', { name: 'By fan' }).click();
  await expect(statements.getByRole('listitem').first()).toContainText('paid by fans');
  for (const format of ['PDF', 'CSV']) {
    const download = page.waitForEvent('download');
    await statements.getByRole('button', { name: new RegExp(`as ${format}`) }).click();
    expect((await download).suggestedFilename()).toMatch(/^kindred-20\d\d-\d\d\.(pdf|csv)$/);
  }
});

/** As if the session had been open for a while: the page asks for a proof, and the creator goes to the provider. */
async function goLongAfterSigningIn(page: Page, { isInFlight = false } = {}): Promise<void> {
  await pretendLongAfterSigningIn(page);
  await page.goto(earnings);
  if (isInFlight) await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Confirm with Google' }).first().click();
  await page.getByRole('heading', { name: 'Choose who to be' }).waitFor();
  await page.unroute(account);
}

async function pretendLongAfterSigningIn(page: Page): Promise<void> {
  await page.route(account, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, stepped_up_until: null } },
    });
  });
}
