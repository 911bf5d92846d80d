import { URI } from 'otpauth';
import { expect, test } from '../../support/kindred.ts';
import { logOut } from '../../support/log-out.ts';
import { newFan } from '../../support/people.ts';
import { beSomeoneKnown, goToProvider } from '../../support/provider-page.ts';

test('codes are set up in the settings; signing in then asks for one, and a recovery code stands in', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/settings/account/passwordSecurity');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const url = await page.getByRole('link', { name: 'open the app' }).getAttribute('href');
  const app = URI.parse(url ?? '');

  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code does not work')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await logOut(page, consoleErrors);
  await goToProvider(page);
  await beSomeoneKnown(page, fan.nickname);
  await page.getByRole('textbox', { name: 'Code' }).fill('no such code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code does not work')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/settings/account/passwordSecurity');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});
