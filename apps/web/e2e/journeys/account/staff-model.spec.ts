import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../server/src/test/faults/model-endpoint.ts';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';
import { startOwnServer } from '../../support/start-server.ts';

test('an administrator has a model greet, lets companions answer with it, and goes back to the offline companion', async ({
  openAs,
  atEnd,
}) => {
  // A server of its own: its companions are everybody's.
  test.setTimeout(600_000);
  const endpoint = await startModelEndpoint();
  atEnd(endpoint.close);
  endpoint.answerWith((request, response) => {
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    streamHead(response);
    response.end(`${tokenEvent('Good to meet you, from the model.')}${lastEvents}`);
  });
  const server = await startOwnServer(atEnd);
  const admin = await newFan(server.origin);
  await fetch(`${server.origin}/dev/staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: admin.userId, role: 'admin' }),
  });
  const page = await openAs(admin, '/home');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('link', { name: 'The companion’s model' }).click();
  await expect(page.getByText('The offline companion answers for every creator.')).toBeVisible();

  await test.step('what cannot be right is said beside its field and not sent', async () => {
    await page.getByLabel('Address').fill('127.0.0.1');
    await page.getByRole('button', { name: 'Have it greet' }).click();
    await expect(page.getByText('Please enter a full web address')).toBeVisible();
    await expect(page.getByText('Please enter the model’s name')).toBeVisible();
    await expectNoAccessibilityViolations(page);
  });

  await test.step('a model that gives no answer is said to have given none', async () => {
    await page.getByLabel('Address').fill('http://127.0.0.1:9/v1');
    await page.getByLabel('Model', { exact: true }).fill('small');
    await page.getByRole('button', { name: 'Have it greet' }).click();
    await expect(page.getByText('It gave no answer.')).toBeVisible();
  });

  await test.step('one that greets is connected, and writes to fans', async () => {
    await page.getByLabel('Address').fill(endpoint.baseUrl);
    await page.getByRole('button', { name: 'Have it greet' }).click();
    await expect(page.getByText('Good to meet you, from the model.')).toBeVisible();
    await page.getByRole('button', { name: 'Let companions answer with it' }).click();
    await expect(page.getByText('small answers for every creator.')).toBeVisible();
    const fan = await newFan(server.origin);
    const { char_id } = await findCharacter(fan, 'dr_vega');
    await expect
      .poll(async () => (await callAs(fan, 'charger', { char_id, content: 'Hi' })).message?.content)
      .toBe('Good to meet you, from the model.');
  });

  await test.step('disconnected, the offline companion answers again', async () => {
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('The offline companion answers for every creator.')).toBeVisible();
  });
});
