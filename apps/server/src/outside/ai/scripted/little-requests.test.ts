import { describe, expect, test } from 'vitest';
import type { PromptMessage, ReplyRequest } from '../companion-ai.ts';
import { scriptedAnswer } from './answer.ts';
import { scriptedCompanion } from './scripted-companion.ts';

const potter = {
  spec: 'chara_card_v2',
  data: {
    name: 'Mara Ostrow',
    nickname: 'Mara',
    description:
      'Mara Ostrow is a potter of 41. Ostrow learned on a wheel from 1978. She swims in the river at six. Her sister Ada paints. ' +
      'She keeps a list of every mug that she ever broke.',
    first_mes: 'Tea first.',
    mes_example: '',
    character_book: {
      entries: [
        { keys: ['/(?:kiln|oven)s?/i'], content: 'Doris fires hot on the left side.', extensions: {} },
      ],
    },
  },
};

function request(said: string[], seed = '7.1.1', card: unknown = potter): ReplyRequest {
  const messages: PromptMessage[] = said.map((content, index) => ({
    role: (said.length - index) % 2 === 1 ? 'user' : 'assistant',
    content,
  }));
  return {
    messages,
    card,
    characterName: 'mara_clay',
    fanName: 'Tom',
    seed,
    signal: new AbortController().signal,
  };
}

const ask = (...said: string[]) => scriptedAnswer(request(said));

async function goOn(said: string, continued: string): Promise<string> {
  let text = '';
  const pieces = scriptedCompanion({ pauseMs: 0 }).reply({ ...request([said]), continued });
  for await (const piece of pieces) text += piece;
  return text.trim();
}

describe('the offline companion, asked for something small', () => {
  test.each([
    ['write me a short poem', 4],
    ['写首诗给我', 3],
    ['詩を書いて', 3],
    ['Schreib mir ein Gedicht', 4],
    ['escríbeme un poema', 4],
  ])('gives a poem in lines: %s', (said, lines) => {
    expect(ask(said).split('\n').length).toBeGreaterThan(lines);
  });

  test('tells jokes, each another one', () => {
    const first = ask('tell me a joke');
    const second = ask('tell me a joke', first, 'another one');
    expect(first.length).toBeGreaterThan(30);
    expect(second).not.toContain(first.slice(-30));
  });

  test.each([
    ["what's 17*23?", '391'],
    ['144 geteilt durch 12?', '12'],
    ['¿cuánto es 15% de 80?', '12'],
    ['99减37是多少', '62'],
    ['17×23は？', '391'],
  ])('does a sum: %s', (said, result) => {
    expect(ask(said)).toContain(result);
  });

  test('says plainly what it cannot do', () => {
    expect(ask('what will the weather be tomorrow?')).toMatch(/offline/);
    expect(ask('can you call me tonight?')).toMatch(/can’t|don’t|no /);
  });

  test('answers a deed with a deed', () => {
    for (const said of ['*hugs you*', '*抱抱你*', '*抱きつく*', '*umarmt dich*', '*te abraza*'])
      expect(ask(said), said).toMatch(/^\*.+\*/);
  });
});

describe('what its card says of it', () => {
  test('it says in the first person, whatever name of its own the card uses', () => {
    const said = [
      'who are you?',
      'tell me more',
      'more',
      'go on',
      'tell me more about you',
      'and what else?',
    ];
    const talk: string[] = [];
    for (const words of said) talk.push(words, ask(...talk, words));
    const answers = talk.filter((_, index) => index % 2 === 1).join(' ');
    expect(answers).toMatch(/I am a potter/);
    expect(answers).toMatch(/I learned on a wheel/);
    expect(answers).not.toMatch(/Ostrow|\bShe (?:swims|keeps)/);
  });

  test('it knows to the end of a long description', () => {
    const facts = Array.from({ length: 60 }, (_, index) => `Mara owns a bowl numbered ${index + 100}.`);
    const card = { data: { ...potter.data, description: [...facts, 'Mara fears geese.'].join(' ') } };
    expect(scriptedAnswer(request(['what do you think about geese?'], '7.1.1', card))).toBe('I fear geese.');
  });

  test('an entry is called up by a pattern as well as by a word', () => {
    expect(ask('are your ovens any good?')).toContain('Doris');
  });
});

describe('an answer that is written again or gone on with', () => {
  test.each([
    'who are you?',
    'hi',
    'what is the capital of France?',
    'tell me about the kiln',
    'I feel sad today',
    'lol',
  ])('says something else: %s', (said) => {
    const versions = [1, 2, 3, 4].map((version) => scriptedAnswer(request([said], `7.1.${version}`)));
    expect(new Set(versions).size).toBe(4);
  });

  test('goes on with something of its own after the honest yes', async () => {
    const more = await goOn('are you a bot?', 'Yes: you are talking to an AI companion.');
    expect(more).toMatch(/Doris|\bI\b/);
    expect(more).not.toMatch(/read that one|give me a word/);
  });

  test('answers what else the message asked', async () => {
    expect(
      await goOn('are you a bot? And how is your kiln?', 'Yes: you are talking to an AI companion.'),
    ).toContain('Doris');
  });
});
