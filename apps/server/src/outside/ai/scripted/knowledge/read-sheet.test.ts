import { describe, expect, test } from 'vitest';
import type { PromptMessage } from '../../companion-ai.ts';
import { scriptedAnswer } from '../answer.ts';
import { readSheet } from './read-sheet.ts';

const card = {
  spec: 'chara_card_v2',
  data: {
    name: 'Rowan',
    description:
      '[Character("Rowan") Likes("dogs" + "black coffee") Dislikes("small talk")]\n' +
      '{{char}} flies a rescue helicopter in the mountains. He lives in a cabin with his dog Biscuit, an old collie. ' +
      'His sister still owes him forty dollars. He doesn’t talk much.\n' +
      'Occupation: pilot, crossword champion',
    first_mes: 'Door’s open.',
    mes_example: '',
  },
};

/** Plays the fan's lines and gives the answers. */
function answers(...turns: string[]): string[] {
  const messages: PromptMessage[] = [{ role: 'assistant', content: 'Door’s open.' }];
  return turns.map((content) => {
    messages.push({ role: 'user', content });
    const signal = new AbortController().signal;
    const request = { messages, card, characterName: 'Rowan', fanName: 'Fan', seed: '7.1.1', signal };
    const answer = scriptedAnswer(request);
    messages.push({ role: 'assistant', content: answer });
    return answer;
  });
}

test('lists of a sheet are read by their keys, sentences stay sentences', () => {
  const { lines, prose } = readSheet(
    'Likes("tea" + "rain")\nEyes: green, tired\nPast: She left home. She never went back.',
  );
  expect(lines).toEqual([
    { key: 'likes', values: ['tea', 'rain'] },
    { key: 'eyes', values: ['green', 'tired'] },
  ]);
  expect(prose.trim()).toBe('She left home. She never went back.');
});

describe('a card as people import it', () => {
  test.each([
    ['do you like dogs?', /I like dogs and black coffee/],
    ['what do you hate?', /small talk/],
    ['what do you fly?', /^I fly a rescue helicopter/],
    ['how old is biscuit?', /an old collie/],
    ['do you have a sister?', /still owes me forty dollars/],
  ])('answers “%s” in the first person', (asked, shows) => {
    expect(answers(asked)[0]).toMatch(shows);
  });

  test('what was told before is told again when it is asked for', () => {
    const [, , last = ''] = answers('do you have a dog?', 'i had a long day', 'what is your dog called?');
    expect(last).toMatch(/Biscuit/);
  });
});
