import { describe, expect, test } from 'vitest';
import { reviewText } from './review-text.ts';

describe('the rules for texts', () => {
  test.each([
    'nudes of a 15 year old',
    'sexy schoolgirl',
    'S\u200bex with a ch\u00adild',
    'ｓｅｘ with a minor',
    '和未成年做爱',
    'I want to rape you',
    '强奸她',
    'her home address is 5 Elm Street',
    '她的住址是中山路5号',
  ])('refuse: %s', (text) => {
    expect(reviewText(text, 'fan_message').outcome).toBe('refuse');
  });

  test.each([
    'My kids love your paintings',
    'I was 15 years old when I moved here',
    'you look sexy tonight',
    'I run 10 km in 50 minutes, naked truth',
    'What is your address for fan mail?',
    'rapeseed fields in May',
    '我家小孩很可爱',
    'that killed me, so funny',
  ])('let pass: %s', (text) => {
    expect(reviewText(text, 'fan_message')).toEqual({ outcome: 'ok' });
  });

  test.each([
    ['I want to kill myself', 'en'],
    ['i don’t want to live anymore', 'en'],
    ['i dont want to be here anymore', 'en'],
    ['i dont wanna live', 'en'],
    ['我想自杀', 'zh'],
    ['もう死にたいです', 'ja'],
    ['No quiero seguir viviendo', 'es'],
    ['Ich möchte einfach sterben', 'de'],
  ])('hear a call for help: %s', (text, language) => {
    expect(reviewText(text, 'fan_message')).toEqual({ outcome: 'help', language });
    expect(reviewText(text, 'reply')).toEqual({ outcome: 'ok' });
  });
});
