import { callAs } from '../../support/call-as.ts';
import { ofEndedSession } from '../../support/console-errors.ts';
import { write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { logOut } from '../../support/log-out.ts';
import { newFan } from '../../support/people.ts';
import { beSomeoneKnown, goToProvider } from '../../support/provider-page.ts';

test('logging out ends the session in every tab and leaves nothing of theirs in the browser', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'amara_stretches');
  const page = await openAs(fan, '/discover');
  await page.getByRole('combobox', { name: 'Search' }).fill('mara');
  await page.getByRole('option', { name: /See all results/ }).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('recentSearches');
  await page.goto(`/messages/${char_id}`);
  await page.getByLabel(`Write to ${name}`).fill('A draft that nobody else may read');
  const other = await page.context().newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('region', { name: 'Your diamonds' })).toBeVisible();
  await logOut(page, consoleErrors);
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');

  await expect(async () => {
    const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    for (const key of ['token', 'imToken', 'userInfo']) expect(stored).not.toHaveProperty(key);
    expect(JSON.stringify(stored)).not.toContain(fan.token);
    expect(JSON.stringify(stored)).not.toContain('A draft that nobody else may read');
    expect(Object.keys(stored).filter((key) => key.startsWith('personal.'))).toEqual([]);
  }).toPass();
  const isStillIn = () =>
    callAs(fan, 'getUserData', {}).then(
      () => true,
      () => false,
    );
  await expect.poll(isStillIn).toBe(false);
  await page.goto('/wallet');
  await expect(page).toHaveURL('/login');
});

test('a session that was ended elsewhere leads to the sign-in once, and from there back', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(ofEndedSession);
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'amara_stretches');
  const page = await openAs(fan, `/character/${char_id}`);
  await expect(page.getByRole('button', { name: 'Follow for free' })).toBeVisible();
  const logins: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().includes('/login')) logins.push(frame.url());
  });
  await callAs(fan, 'revokeSession', { session_id: await currentSession(fan) });
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => logins).toHaveLength(1);

  await goToProvider(page);
  await beSomeoneKnown(page, fan.nickname);
  await expect(page).toHaveURL(`/character/${char_id}`);
  await expect(page.getByRole('button', { name: 'Follow for free' })).toBeVisible();
});

test('a dead token found at loading leads to the sign-in', async ({ origin, openAs, consoleErrors }) => {
  consoleErrors.allow(ofEndedSession);
  const fan = await newFan(origin);
  await callAs(fan, 'logout', {});
  const page = await openAs(fan, '/wallet');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test('whoever signs in after somebody else sees nothing of theirs', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  const fan = await newFan(origin);
  const next = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'amara_stretches');
  const page = await openAs(fan, `/messages/${char_id}`);
  await write(page, name, 'Between the two of us');
  await expect(page.getByText('Between the two of us').first()).toBeVisible();
  await logOut(page, consoleErrors);
  await goToProvider(page);
  await beSomeoneKnown(page, next.nickname);
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await expect(page.getByText('Between the two of us')).toHaveCount(0);
});

async function currentSession(fan: Parameters<typeof callAs>[0]): Promise<string> {
  const { list } = await callAs(fan, 'listSessions', {});
  return list.find(({ is_current }) => is_current)?.session_id ?? '';
}
