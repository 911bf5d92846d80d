import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../server/src/test/faults/model-endpoint.ts';
import { callAs } from '../../support/call-as.ts';
import { messages, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { startOwnServer } from '../../support/start-server.ts';

const phone = { width: 390, height: 844 };

test('while an answer is written the mode changes, its question is unsent on the phone, and the chat is deleted elsewhere', async ({
  openAs,
  atEnd,
}) => {
  // A server of its own, which draws a world.
  test.setTimeout(600_000);
  const model = await startHeldModel();
  atEnd(model.close);
  const server = await startOwnServer(atEnd, {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'held',
    AI_ROLES: 'none',
  });
  const fan = await newFan(server.origin);
  const creator = await demoCreator(server.origin, 'dr_vega');
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  const laptop = await openAs(fan, `/messages/${char_id}`);
  const onPhone = await openAs(fan, `/messages/${char_id}`, { viewport: phone });
  // What the pages show of a stream is stored a moment later.
  const said = () =>
    expect.poll(async () =>
      (await callAs(fan, 'listMessages', { char_id })).list.map(({ content }) => content),
    );
  const expectOnBoth = async (words: string) => {
    for (const page of [laptop, onPhone]) await expect(messages(page).getByText(words)).toBeVisible();
  };

  await test.step('an answer that the fan is reading is finished when the creator takes over, and the next is theirs', async () => {
    await write(laptop, name, 'A story');
    await expectOnBoth('About A story:');
    await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'off' });
    model.finish();
    await expectOnBoth('About A story: that is all.');
    await write(laptop, name, 'Who is it now?');
    await expectOnBoth('Who is it now?');
    await callAs(creator, 'charger', { char_id, user_id: fan.userId, content: 'It is me, Lucía' });
    await expectOnBoth('It is me, Lucía');
    await said().not.toContain('About Who is it now?: that is all.');
    await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'auto' });
  });

  await test.step('a question unsent on the phone takes its answer with it on the laptop', async () => {
    await write(laptop, name, 'A secret');
    await expectOnBoth('About A secret:');
    const asked = messages(onPhone).getByRole('article').filter({ hasText: 'A secret', hasNotText: 'About' });
    await asked.getByRole('button', { name: 'Message actions' }).click();
    await onPhone.getByRole('menuitem', { name: 'Unsend' }).click();
    for (const page of [laptop, onPhone]) {
      await expect(messages(page).getByText('Message deleted')).toBeVisible();
      await expect(messages(page).getByText('A secret')).toHaveCount(0);
    }
    model.finish();
    await write(laptop, name, 'Something else');
    await expectOnBoth('About Something else:');
    model.finish();
    await expectOnBoth('About Something else: that is all.');
  });

  await test.step('a chat that is deleted elsewhere is empty here, and what is said next is answered', async () => {
    await write(laptop, name, 'Last words');
    await expectOnBoth('About Last words:');
    const { last_seq } = await callAs(fan, 'getConversation', { char_id });
    await callAs(fan, 'clearConversation', { char_id, seq: last_seq });
    for (const page of [laptop, onPhone]) await expect(messages(page).getByText('Last words')).toHaveCount(0);
    model.finish();
    await write(laptop, name, 'Hello again');
    await expectOnBoth('About Hello again:');
    model.finish();
    await expectOnBoth('About Hello again: that is all.');
    await said().toEqual(['Hello again', 'About Hello again: that is all.']);
  });
});

/** A model that begins each answer with what it is about, and ends it on command; notes and suggestions come at once. */
async function startHeldModel() {
  const endpoint = await startModelEndpoint();
  const held = new Set<() => void>();
  endpoint.answerWith((request, response, body) => {
    // It does not say how much it reads.
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
    const { messages: prompt } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const asked = prompt.findLast(({ role }) => role === 'user')?.content ?? '';
    const isAnswer = prompt.at(-1)?.content.includes('Rules of the platform');
    streamHead(response);
    response.write(tokenEvent(`About ${asked}: `));
    const finish = () => response.end(tokenEvent('that is all.') + lastEvents);
    if (isAnswer) held.add(finish);
    else finish();
  });
  return {
    baseUrl: endpoint.baseUrl,
    finish: () => {
      for (const one of held) one();
      held.clear();
    },
    close: endpoint.close,
  };
}
