import { expect, test } from 'vitest';
import { asInformal } from './german-informal.ts';

test.each([
  ['Haben Sie manchmal Angst?', 'hast du manchmal Angst?'],
  ['Was war Ihr schwierigster Fall?', 'Was war dein schwierigster Fall?'],
  ['Warum sind Sie zur Polizei gegangen?', 'Warum bist du zur Polizei gegangen?'],
  ['Arbeiten Sie auch nachts?', 'arbeitest du auch nachts?'],
  ['Wie geht es Ihnen?', 'Wie geht es dir?'],
  ['Meine Schwester sagt, sie haben Hunger.', 'Meine Schwester sagt, sie haben Hunger.'],
  ['Sie kommt morgen.', 'Sie kommt morgen.'],
])('%s', (formal, informal) => {
  expect(asInformal(formal)).toBe(informal);
});
