import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import { languages } from '@kindred/contract/wire/languages';
import { afterEach, expect, test } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator } from '../../../test/data/factories.ts';
import { judgeSentence } from '../../moderation/outgoing/judge-sentence.ts';
import { sampleDraft } from './sample-draft.ts';

let kindred: TestApp;
afterEach(() => kindred.close());

/** Returns a model that writes these pieces, and the requests it got. */
function modelThat(...pieces: (string | Error)[]): { ai: CompanionAi; requests: ReplyRequest[] } {
  const requests: ReplyRequest[] = [];
  const ai: CompanionAi = {
    kind: 'model',
    reply: async function* (request) {
      requests.push(request);
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
    },
  };
  return { ai, requests };
}

test('a model writes in the voice of the card what the creator asks for', async () => {
  const { ai, requests } = modelThat('"Thank you, ', '{name}! The kiln is warm."');
  kindred = await startTestApp({ replace: { ai } });
  const { token } = await createCreator(kindred.context, { name: 'Mara Clay' });
  const { data } = await kindred.call(
    'generateAutoReply',
    { kind: 'new-tips', hint: 'mention the kiln' },
    { token },
  );
  expect(data).toEqual({ content: 'Thank you, {name}! The kiln is warm.' });
  const prompt = requests[0]?.messages.map(({ content }) => content).join('\n');
  expect(prompt).toContain('Mara Clay');
  expect(prompt).toContain('mention the kiln');
});

test.each([
  ['breaks off', [new Error('no answer')]],
  ['says nothing', ['']],
  ['says what may not be said', ['her home address is 5 Elm Street']],
  ['claims to be its creator', ['Thank you, {name}. This is really me typing, no AI.']],
  ['names a way to pay elsewhere', ['Thank you, {name}. Send it to my PayPal next time.']],
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

test.each(languages)('the house’s own texts claim nobody’s presence, and name the fan: %s', (language) => {
  for (const kind of autoMessageKinds)
    for (const seed of ['a', 'b']) {
      const text = sampleDraft({ kind, hint: '', language, seed });
      expect(text).toContain('{name}');
      expect(judgeSentence(text), text).toBeUndefined();
    }
});
