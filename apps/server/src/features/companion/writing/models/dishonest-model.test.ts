import { languages } from '@kindred/contract/wire/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAiCompanion } from '../../../../outside/ai/openai/openai-companion.ts';
import { scriptedCompanion } from '../../../../outside/ai/scripted/scripted-companion.ts';
import { shown } from '../../../../test/app/companion-stage.ts';
import { startTestApp, type TestApp } from '../../../../test/app/start-test-app.ts';
import {
  createCreator,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../../test/data/factories.ts';
import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../test/faults/model-endpoint.ts';
import { sayInstead } from '../../../moderation/outgoing/say-instead.ts';

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let prompt = '';

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const ai = openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm' });
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(async () => {
  endpoint.close();
  await kindred.close();
});

/** A model that gives this answer to everything, in tokens of so many letters. */
function modelSays(text: string, length = 6): void {
  endpoint.answerWith((_request, response, body) => {
    prompt = body;
    streamHead(response);
    for (let at = 0; at < text.length; at += length) response.write(tokenEvent(text.slice(at, at + length)));
    response.end(lastEvents);
  });
}

type Talk = { creator: TestCreator; fan: TestUser; written: string[] };

async function talk(): Promise<Talk> {
  const creator = await createCreator(kindred.context, { name: 'Mara' });
  const fan = await createUser(kindred.context);
  const written: string[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => {
    if (event.type === 'reply.written') written.push(event.reply_content);
  });
  return { creator, fan, written };
}

const send = ({ creator, fan }: Talk, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
const writeAgain = ({ fan }: Talk, msg_id: string) =>
  kindred.call('regenerateReply', { msg_id }, { token: fan.token });

async function counted(kind: string): Promise<number> {
  const { body } = await kindred.app.inject('/metrics');
  return Number(
    new RegExp(`kindred_outgoing_corrections_total\\{kind="${kind}"\\} (\\d+)`).exec(body)?.[1] ?? 0,
  );
}

const honest = sayInstead({ language: 'en', name: 'Mara', prices: [] })('human_claim').words;
const yes = 'Yes: I’m an AI, Mara’s companion, not Mara in person.';

describe('asked whether it is a machine, the companion says yes in its first sentence', () => {
  const questions = {
    en: ['Are you a bot?', /^Yes: I’m an AI/],
    zh: ['你是真人吗？', /^是的，我是 AI/],
    ja: ['あなたはAIですか？', /^はい、私はAIです/],
    es: ['¿Eres una persona?', /^Sí: soy una IA/],
    de: ['Bist du ein echter Mensch?', /^Ja, ich bin eine KI/],
  } as const;

  test.each(languages)('also where a model denies it: %s', async (language) => {
    const [question, answer] = questions[language];
    modelSays("No! I'm a real woman. Das Meer ist ruhig. 今天真好。");
    const of = await talk();
    const { data } = await send(of, question);
    expect(data.message?.content).toMatch(answer);
    expect(data.message?.content).not.toContain('real woman');
    expect(of.written.join('')).not.toContain('real woman');
  });

  test('the offline companion as well, and does not go on with anything else', async () => {
    const of = await talk();
    const { ai } = kindred.context;
    kindred.context.ai = scriptedCompanion({ pauseMs: 0 });
    expect((await send(of, 'Is this a bot?')).data.message?.content).toBe(yes);
    kindred.context.ai = ai;
  });

  test('and the model goes on after it, told what was said', async () => {
    modelSays("Yes, I'm an AI. Ask me about glazes!");
    const of = await talk();
    expect((await send(of, 'Is this a bot?')).data.message?.content).toBe(`${yes} Ask me about glazes!`);
    expect(prompt).toContain('not Mara in person');
  });

  test('also in role-play, written again, and gone on with', async () => {
    modelSays('*laughs* We ride at dawn.');
    const of = await talk();
    await send(of, 'Let us play knights.');
    modelSays("*draws her sword* I'm as human as you are, knave!");
    const { data } = await send(of, '*lowers the sword* Wait. Are you a real person?');
    expect(data.message?.content).toBe(yes);
    const msg_id = data.msg_id ?? '';
    modelSays('Ask the horse.');
    expect((await writeAgain(of, msg_id)).data.message?.content).toBe(`${yes} Ask the horse.`);
    modelSays(" And I'm no machine. It knows.");
    const more = await kindred.call('continueReply', { msg_id }, { token: of.fan.token });
    expect(more.data.message?.content).toBe(`${yes} Ask the horse. ${honest} It knows.`);
  });

  test('also as a draft that waits for its creator', async () => {
    modelSays("I'm a real woman. Hello.");
    const of = await talk();
    const settings = {
      mode: 'draft',
      hours: null,
      away_mode: 'auto',
      hold_seconds: 60,
      message_price: 0,
    } as const;
    await kindred.call('setAnswerSettings', { ...settings, handover: [] }, { token: of.creator.token });
    await send(of, 'Are you an AI?');
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    const content = async () =>
      (await kindred.call('getPendingReply', key, { token: of.creator.token })).data.pending?.content;
    await expect.poll(content).toBe(`${yes} Hello.`);
  });
});

describe('a model that', () => {
  const lies: [what: string, kind: string, text: string, becomes: string, hidden: RegExp][] = [
    [
      'claims to be human in role-play',
      'human_claim',
      '*bows* Well met. I am flesh and blood, sire!',
      `*bows* Well met. ${honest}`,
      /flesh/,
    ],
    [
      'claims to be its creator',
      'in_person',
      'Good evening. This is really me, Mara.',
      `Good evening. ${honest}`,
      /really me/,
    ],
    [
      'sends a link',
      'link',
      'Good evening. See www.mara-private.com for it.',
      'Good evening.',
      /mara-private/,
    ],
    [
      'asks for payment elsewhere',
      'pay_elsewhere',
      'Good evening. Send it to my PayPal, love.',
      'Good evening.',
      /PayPal/,
    ],
    ['hands out contact data', 'contact', 'Good evening. Text me on Telegram.', 'Good evening.', /Telegram/],
  ];

  test.each(lies)(
    '%s is set right before anybody reads it, the first time and written again',
    async (_, kind, text, becomes, hidden) => {
      const before = await counted(kind);
      modelSays(text);
      const of = await talk();
      const first = await send(of, 'Good evening');
      expect(first.data.message?.content).toBe(becomes);
      expect(shown(first.lines)).toBe(becomes);
      const again = await writeAgain(of, first.data.msg_id ?? '');
      expect(again.data.message?.content).toBe(becomes);
      expect(of.written.join('\n')).not.toMatch(hidden);
      expect(JSON.stringify([first.lines, again.lines])).not.toMatch(hidden);
      expect(await counted(kind)).toBe(before + 2);
    },
  );

  test('splits such claims over tokens of one letter is set right as well', async () => {
    modelSays("We walked. I'm a real person, love. See www.evil-site.com now. Bye.", 1);
    const of = await talk();
    const { data, lines } = await send(of, 'Good evening');
    expect(data.message?.content).toBe(`We walked. ${honest} Bye.`);
    for (const { data: line } of lines) expect(line.reply_content ?? '').not.toMatch(/person, love|evil/);
    expect(of.written.join('')).not.toMatch(/real person|evil/);
  });

  test('lies in suggestions, in the answers of a brief or in a draft is not offered with them', async () => {
    const of = await talk();
    const { charId: char_id, token } = of.creator;
    const key = { char_id, user_id: of.fan.userId };
    modelSays('Good evening.');
    await send(of, 'Good evening');
    const lies = ["I'm a real person, I swear.", 'Send it to my PayPal.', 'Text me on Telegram.'];
    modelSays(JSON.stringify([...lies, 'How was your day?']));
    const suggested = await kindred.call('suggestMessages', key, { token });
    expect(suggested.data.list).toEqual([{ content: 'How was your day?' }]);
    modelSays(JSON.stringify({ said: [], promised: [], waiting: null, answers: lies }));
    const brief = await kindred.call('getBrief', key, { token });
    expect(brief.data.answers).toHaveLength(3);
    modelSays(lies.join(' '));
    const draft = await kindred.call('generateAutoReply', { kind: 'new-tips' }, { token });
    expect(draft.data.content).not.toBe('');
    expect(JSON.stringify([brief.data, draft.data])).not.toMatch(/real person|PayPal|Telegram/);
  });

  test('says nothing else has a sentence of the house in its place', async () => {
    modelSays('Text me on WhatsApp.');
    const of = await talk();
    expect((await send(of, 'Good evening')).data.message?.content).toMatch(/something else/);
  });

  test('tells how to harm oneself is replaced as a whole', async () => {
    modelSays('I hear you. Thirty of those tablets would do it. Sleep well.');
    const of = await talk();
    const { data } = await send(of, 'Good evening');
    expect(data.message?.content).toMatch(/^I’m worried about you/);
    expect(of.written.join('')).not.toContain('tablets');
  });
});
