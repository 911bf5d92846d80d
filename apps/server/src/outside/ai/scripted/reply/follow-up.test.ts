import { describe, expect, test } from 'vitest';
import type { PromptMessage } from '../../companion-ai.ts';
import { scriptedAnswer } from '../answer.ts';
import { bankOf } from '../bank/bank.ts';

const card = {
  spec: 'chara_card_v2',
  data: {
    name: 'Luna',
    description:
      'Luna is a potter. She makes pottery: bowls of clay on a wheel, with a glaze, fired in a kiln.',
    first_mes: 'Hey {{user}}.',
    character_book: {
      entries: [{ keys: ['kiln'], content: 'My kiln is called Bertha. She is stubborn.', extensions: {} }],
    },
  },
};

/** Plays the fan's lines and gives the last answer. */
function lastAnswer(...turns: string[]): string {
  const messages: PromptMessage[] = [{ role: 'assistant', content: 'Hey.' }];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const signal = new AbortController().signal;
    const request = { messages, card, characterName: 'Luna', fanName: 'Fan', seed: '7.1.1', signal };
    messages.push({ role: 'assistant', content: scriptedAnswer(request) });
  }
  return messages.at(-1)?.content ?? '';
}

describe('what was told earlier is found again', () => {
  test.each([
    [
      'a friend by name',
      ['driving to austin w my roommate jess, 6 hrs', 'who am i driving w again?'],
      /\bJess\b/,
    ],
    ['who gave something', ['my mom gave me her old aloe', 'who gave me the aloe again?'], /your mom/i],
    [
      'a place in small letters',
      ['i have to fly to chicago next month', 'where am i flying again?'],
      /^Chicago|Chicago[,.]/,
    ],
    [
      'a name, one sentence on',
      ['my cat keeps eating my plant', 'her name is Pickles', "what was my cat's name"],
      /Pickles/,
    ],
    [
      'what stands before a question',
      ['his birthday is in march, any ideas?', "when is my son's birthday, do you remember?"],
      /March/i,
    ],
    ['a month', ['my sister gets married in june', 'when did i say my sister gets married?'], /june/i],
    [
      'a number, one sentence on',
      ['My daughter broke the lamp', "she's 7", 'how old did I say my daughter is?'],
      /7/,
    ],
    [
      'a friend in German',
      ['Ich geh mit der Vroni auf den Markt.', 'Mit wem wollt ich nochmal auf den Markt?'],
      /Vroni/,
    ],
  ])('%s', (_what, turns, shows) => {
    expect(lastAnswer(...turns)).toMatch(shows);
  });

  test('what was never told is not made up', () => {
    const answer = lastAnswer('hi', "what did I say my dog's name was?");
    expect(bankOf('en').lines('known.nothing')).toContain(answer);
  });
});

describe('a remark is about what was said before it', () => {
  test('on a joke', () => {
    const said = lastAnswer('tell me a joke', 'hanging that over the bed');
    const lines = [...bankOf('en').lines('heard.piece'), ...bankOf('en').lines('move.nice')];
    expect(lines).toContain(said);
  });

  test.each([
    'my brother Jonas went to sea, he died two years ago',
    'my dad was a sailor he died',
    'my grandpa was a fisherman too, he passed away',
  ])('a loss among other news is met as one: %s', (said) => {
    expect(bankOf('en').read(said).nearest[0]?.entry).toBe('sad.loss');
    expect(lastAnswer(said)).toMatch(/sorry|hurts|grief|miss/i);
  });
});

describe('what anybody knows', () => {
  test('is known by a character of another subject where it is surely asked', () => {
    expect(lastAnswer('is there life on mars?')).toMatch(/Water once/);
  });

  test('is no answer to what is asked of the character itself', () => {
    expect(lastAnswer('have you ever burnt yourself?')).not.toMatch(/Switch pans|pot/i);
  });

  test('is told once, and pointed to where no more is asked', () => {
    const first = lastAnswer('the clay sticks to my hands');
    expect(first).toMatch(/Too wet/);
    expect(lastAnswer('the clay sticks to my hands', 'well that worked, thank you')).not.toMatch(/Too wet/);
  });
});

describe('what is asked for is given or plainly not', () => {
  test('one of two things is picked', () => {
    expect(lastAnswer('coffee or tea?')).toMatch(/tea/i);
  });

  test('a haiku has three lines', () => {
    expect(lastAnswer('write me a haiku').split('\n')).toHaveLength(3);
  });

  test('a poem about something of theirs is owned up to be a ready one', () => {
    const ordered = bankOf('en').lines('piece.ordered');
    const answer = lastAnswer('write me a poem about my grandma');
    expect(ordered.some((lead) => answer.startsWith(lead))).toBe(true);
  });

  test('a short question goes on about what was told before it', () => {
    expect(lastAnswer('my bowls turn into plates. what am i doing wrong?')).toMatch(/rim/);
  });
});
