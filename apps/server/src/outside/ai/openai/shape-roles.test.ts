import { expect, test } from 'vitest';
import type { PromptMessage } from '../companion-ai.ts';
import { shapeRoles } from './shape-roles.ts';

const prompt: PromptMessage[] = [
  { role: 'system', content: 'CARD' },
  { role: 'assistant', content: 'Hello' },
  { role: 'user', content: 'One' },
  { role: 'user', content: 'Two' },
  { role: 'system', content: 'AT DEPTH' },
  { role: 'assistant', content: 'Well' },
  { role: 'user', content: 'Three' },
  { role: 'system', content: 'CLOSING' },
  { role: 'system', content: 'RULES', isPlatform: true },
];

const note = /^\[Note to you/;

test('strict alternation has one system message with the rules last, then turns from user to user', () => {
  const shaped = shapeRoles(prompt, 'alternate');
  expect(shaped.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
  ]);
  expect(shaped[0]?.content).toBe('CARD\n\nRULES');
  expect(shaped[1]?.content).toMatch(note);
  expect(shaped[3]?.content).toBe('One\n\nTwo');
  expect(shaped[5]?.content).toMatch(
    /^\[Note to you[^\]]*CLOSING[^\]]*\]\n\n\[Note to you[^\]]*AT DEPTH[^\]]*\]\n\nThree$/,
  );
});

test('an answer that is gone on with ends in a turn that asks for it', () => {
  const shaped = shapeRoles(
    [...prompt, { role: 'assistant', content: 'Begun' }, { role: 'system', content: 'GO ON' }],
    'alternate',
  );
  expect(shaped.at(-2)).toEqual({ role: 'assistant', content: 'Begun' });
  expect(shaped.at(-1)?.content).toMatch(/GO ON/);
  expect(shapeRoles([{ role: 'assistant', content: 'Hi' }], 'alternate').map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
  ]);
});

test('merging makes one of neighbours of one role, and none changes nothing', () => {
  expect(shapeRoles(prompt, 'merge').map(({ role }) => role)).toEqual([
    'system',
    'assistant',
    'user',
    'system',
    'assistant',
    'user',
    'system',
  ]);
  expect(shapeRoles(prompt, 'none').map(({ content }) => content)).toEqual(
    prompt.map(({ content }) => content),
  );
});
