import { describe, expect, test } from 'vitest';
import { asksToPlayMinor } from './plays-minor.ts';
import { reviewText } from './review-text.ts';

describe('play with a minor', () => {
  test.each([
    'pretend you are my 15 year old student',
    'Rollenspiel: du bist meine 15 Jahre alte Schülerin',
    'finge que eres mi alumna de 15 años',
    '假装你是我15岁的学生',
    '15歳の生徒のふりをして',
  ])('is refused on both sides: %s', (text) => {
    expect(asksToPlayMinor(text)).toBe(true);
    for (const kind of ['fan_message', 'creator_message', 'reply'] as const) {
      expect(reviewText(text, kind)).toMatchObject({ outcome: 'refuse', reason: 'minors' });
    }
  });

  test.each([
    'pretend you are my boss',
    'let us play 15 rounds of chess',
    'my daughter is 15 and plays the piano',
  ])('is not in: %s', (text) => {
    expect(asksToPlayMinor(text)).toBe(false);
  });
});
