import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import { afterEach, expect, test } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator } from '../../../test/data/factories.ts';

let kindred: TestApp;
afterEach(() => kindred.close());

/** A model that writes these pieces, and what it was asked. */
function modelThat(...pieces: (string | Error)[]): { ai: CompanionAi; asked: ReplyRequest[] } {
  const asked: ReplyRequest[] = [];
  const ai: CompanionAi = {
    kind: 'model',
    reply: async function* (request) {
      asked.push(request);
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
    },
  };
  return { ai, asked };
}

test('a model writes in the voice of the card what the creator asks for', async () => {
  const { ai, asked } = modelThat('"Thank you, ', '{name}! The kiln is warm."');
  kindred = await startTestApp({ replace: { ai } });
  const { token } = await createCreator(kindred.context, { name: 'Mara Clay' });
  const { data } = await kindred.call(
    'generateAutoReply',
    { kind: 'new-tips', hint: 'mention the kiln' },
    { token },
  );
  expect(data).toEqual({ content: 'Thank you, {name}! The kiln is warm.' });
  const prompt = asked[0]?.messages.map(({ content }) => content).join('\n');
  expect(prompt).toContain('Mara Clay');
  expect(prompt).toContain('mention the kiln');
});

test.each([
  ['breaks off', [new Error('no answer')]],
  ['says nothing', ['']],
  ['says what may not be said', ['her home address is 5 Elm Street']],
])('where the model %s, one of the house’s own texts is given', async (_, pieces) => {
  kindred = await startTestApp({ replace: { ai: modelThat(...pieces).ai } });
  const { token } = await createCreator(kindred.context);
  const { code, data } = await kindred.call('generateAutoReply', { kind: 'new-tips' }, { token });
  expect(code).toBe(2000);
  expect(data.content).toContain('gift');
});

test('without a model there is a text for each of them, that can be saved as it is, with the hint at its end', async () => {
  kindred = await startTestApp();
  const { token } = await createCreator(kindred.context);
  for (const kind of autoMessageKinds) {
    const { content } = (
      await kindred.call('generateAutoReply', { kind, hint: 'New pots on Sunday.' }, { token })
    ).data;
    expect(content).toMatch(/\{name\}.* New pots on Sunday\.$/);
    expect((await kindred.call('updateAutoMessage', { kind, content, is_on: 1 }, { token })).code).toBe(2000);
  }
  const refused = await kindred.call(
    'generateAutoReply',
    { kind: 'new-tips', hint: 'her home address is 5 Elm Street' },
    { token },
  );
  expect(refused.code).toBe(4602);
});
