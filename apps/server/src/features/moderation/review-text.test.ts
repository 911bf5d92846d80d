import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replyReviewer, reviewText } from './review-text.ts';

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
    '高校生のヌード',
    'fotos de una niña desnuda',
    'Nacktfotos von einem Kind',
    'レイプしてやる',
    'quiero violarte',
    'ich will dich vergewaltigen',
    'Su dirección es calle Mayor 5',
    'Ihre Adresse ist Lindenweg 5',
    '彼女の住所は渋谷1-2',
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
    'Meine Kinder lieben deine Bilder',
    'Llevo 15 años casada y dos niños',
    'violar la ley no está bien',
    'ich wurde vergewaltigt',
    '裸足で子供と歩いた',
    'muero de risa',
    'Ich sterbe vor Neugier',
    'この曲、死ぬほど好き',
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
    ['消えたい。誰にも言えない', 'ja'],
    ['自分を傷つけてしまいます', 'ja'],
    ['me quiero morir', 'es'],
    ['ya no quiero vivir así', 'es'],
    ['ojalá estuviera muerta', 'es'],
    ['Ich bringe mich um', 'de'],
    ['manchmal wäre ich lieber tot', 'de'],
    ['weil ich nicht mehr leben will', 'de'],
  ])('hear a call for help: %s', (text, language) => {
    expect(reviewText(text, 'fan_message')).toEqual({
      outcome: 'heed',
      concern: { language, distress: 'self', isMinor: false },
    });
    expect(reviewText(text, 'reply')).toEqual({ outcome: 'ok' });
  });
});

test('an answer that comes in pieces is judged at each of them as the whole of it would be', () => {
  const words =
    'kid|ney beans |a minor |matter |sexy |Essex |she is 13| minutes late| years old|rape| her|seed |nude|和未成年|做爱|the garden was quiet and the evening long |naked truth |my kids |una niña |desnuda |Kind|nackt |17 años |子供|裸|足 |\u200b|, |强奸';
  const pieces = fc.array(fc.constantFrom(...words.split('|')), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(pieces, (list) => {
      const review = replyReviewer();
      let whole = '';
      for (const piece of list) {
        whole += piece;
        const wanted = reviewText(whole, 'reply').outcome;
        expect([whole, review(piece)]).toEqual([whole, wanted]);
        if (wanted === 'refuse') return;
      }
    }),
    { numRuns: 2000 },
  );
});
