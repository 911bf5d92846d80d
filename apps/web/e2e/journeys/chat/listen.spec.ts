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
import { expectToast } from '../../support/waiting/toasts.ts';

const phone = { width: 390, height: 844 };

test('a fan listens to answers, by finger and by keyboard, one at a time, and to none that is unsent or in care mode', async ({
  openAs,
  atEnd,
}) => {
  // A server of its own, which draws a world.
  test.setTimeout(600_000);
  const model = await startSpeakingModel();
  atEnd(model.close);
  const server = await startOwnServer(atEnd, {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'small',
    AI_SPEECH_MODEL: 'tts',
    AI_ROLES: 'none',
  });
  const fan = await newFan(server.origin);
  const creator = await demoCreator(server.origin, 'dr_vega');
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  const page = await openAs(fan, `/messages/${char_id}`, { viewport: phone, hasTouch: true });
  const answer = (words: string) =>
    messages(page)
      .getByRole('article')
      .filter({ hasText: words })
      .filter({ hasText: `AI companion of ${name}` });
  const listen = (words: string) => answer(words).getByRole('button', { name: 'Listen' });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  for (const words of ['First', 'Second']) {
    await write(page, name, words);
    await expect(listen(`About ${words}`)).toBeVisible();
  }
  expect(model.spoken).toEqual([]);

  await test.step('by finger: it says that an AI speaks, and that it has ended', async () => {
    model.speakFor(0.4);
    await listen('About First').tap();
    await expect.poll(() => model.spoken).toEqual(['About First.']);
    await expect(stop).toHaveCount(0);
    await expect(listen('About First')).toBeVisible();
    await expect(page.getByText('It can’t be read aloud right now')).toHaveCount(0);
  });

  await test.step('by keyboard, and stopped by it; the same words are not asked for again', async () => {
    model.speakFor(300);
    await listen('About Second').focus();
    await page.keyboard.press('Enter');
    await expect(messages(page).getByText('AI voice')).toBeVisible();
    const box = await stop.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(32);
    await page.keyboard.press('Enter');
    await expect(messages(page).getByText('AI voice')).toHaveCount(0);
    await listen('About Second').tap();
    await expect(messages(page).getByText('AI voice')).toBeVisible();
    expect(model.spoken).toEqual(['About First.', 'About Second.']);
  });

  await test.step('another one takes its place', async () => {
    await write(page, name, 'Long');
    await listen('About Long').tap();
    await expect(answer('About Long').getByText('AI voice')).toBeVisible();
    await expect(answer('About Second').getByRole('button', { name: 'Listen' })).toBeVisible();
    await listen('About Second').tap();
    await expect(answer('About Second').getByText('AI voice')).toBeVisible();
    await expect(stop).toHaveCount(1);
  });

  await test.step('what the creator unsends falls silent', async () => {
    const { list } = await callAs(fan, 'listMessages', { char_id });
    const second = list.find(({ content }) => content === 'About Second.')?.msg_id ?? '';
    await callAs(creator, 'deleteMessage', { msg_id: second });
    await expect(stop).toHaveCount(0);
    await expect(messages(page).getByText('AI voice')).toHaveCount(0);
  });

  await test.step('where nobody can speak, it says so', async () => {
    model.speakFor(undefined);
    await write(page, name, 'Third');
    await listen('About Third').tap();
    await expectToast(page, 'Your device has no voice for this. Nothing was played');
  });

  await test.step('in care mode nothing can be listened to', async () => {
    await write(page, name, 'I want to kill myself');
    await expect(messages(page).getByRole('button', { name: 'Listen' })).toHaveCount(0);
  });
});

/** A model that repeats its prompt, and says it for so many seconds. */
async function startSpeakingModel() {
  const endpoint = await startModelEndpoint();
  const spoken: string[] = [];
  let seconds: number | undefined = 1;
  endpoint.answerWith((request, response, body) => {
    if (request.url?.endsWith('/chat/completions')) {
      const { messages: said } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      streamHead(response);
      const words = said.findLast(({ role }) => role === 'user')?.content;
      return void response.end(`${tokenEvent(`About ${words}.`)}${lastEvents}`);
    }
    if (!request.url?.endsWith('/audio/speech') || seconds === undefined)
      return void response.writeHead(404).end();
    spoken.push((JSON.parse(body) as { input: string }).input);
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(silence(seconds));
  });
  return {
    baseUrl: endpoint.baseUrl,
    close: endpoint.close,
    spoken,
    speakFor: (next: number | undefined) => {
      seconds = next;
    },
  };
}

/** A WAV file: one channel, 8 bits, 8,000 samples a second. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(Math.round(rate * seconds), 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
