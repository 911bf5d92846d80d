import { expect, test } from 'vitest';
import { cardMacros } from './card-macros.ts';

const fill = cardMacros({ char: 'Mira', user: 'Tom' }, '1');

test('macros are filled in, chance included, whatever their case', () => {
  expect(fill('{{CHAR}} greets <USER>{{// aside}}. {{reverse:abc}} {{pick:a}}')).toBe(
    'Mira greets Tom. cba a',
  );
});

test.each([
  ['{{random:{{random:{{user}}}}}}', /Tom/],
  [`${'{{random:'.repeat(2000)}a${'}}'.repeat(2000)}`, /a/],
  ['{{reverse:}}resu{{}}', /^[^T]*$/],
  ['{{roll:999999999}}', /roll/],
  [`{{pick:${','.repeat(4000)}}}`, /^$/],
])('macros within macros end, and make no new ones: %#', (text, becomes) => {
  expect(fill(text)).toMatch(becomes);
});

test('a name that is a macro is filled in no further than a name can be', () => {
  const named = cardMacros({ char: '{{user}} {{char}}', user: 'Tom {{char}}' }, '1');
  expect(named('{{char}}')).toBe('Tom {{char}} {{char}}');
});
