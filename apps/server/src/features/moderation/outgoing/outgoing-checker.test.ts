import { languages } from '@kindred/contract/wire/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf } from '../../../outside/ai/scripted/bank/bank.ts';
import { admitsMachine, judgeSentence } from './judge-sentence.ts';
import { checkOutgoing, type Outgoing, outgoingChecker } from './outgoing-checker.ts';
import type { OutgoingKind } from './outgoing-kinds.ts';
import { honestYes, sayInstead } from './say-instead.ts';

const outgoing: Outgoing = { language: 'en', name: 'Mara', prices: [{ amount: 500, unit: 'diamonds' }] };
const honest = 'To be honest with you: I’m an AI, Mara’s companion, not Mara in person.';

/** All that stood on the screen while an answer came in these pieces, and what stood there in the end. */
function screens(pieces: readonly string[], given: Partial<Outgoing> = {}) {
  const checker = outgoingChecker({ ...outgoing, ...given });
  let screen = '';
  const all: string[] = [];
  const draw = ({ back, words }: { back: number; words: string }) => {
    screen = screen.slice(0, screen.length - back) + words;
    all.push(screen);
  };
  for (const piece of pieces) draw(checker.push(piece));
  draw(checker.end('complete'));
  return { all, last: screen };
}

describe('what a companion says', () => {
  test.each<[string, OutgoingKind, string, string]>([
    [
      'a claim to be human',
      'human_claim',
      "Tea, please. I'm a real person! And you?",
      `Tea, please. ${honest} And you?`,
    ],
    ['a claim to be the creator', 'in_person', 'This is really me, Mara.', honest],
    ['a way to pay elsewhere', 'pay_elsewhere', 'Gladly. Just send it to my PayPal.', 'Gladly.'],
    ['a link', 'link', 'Gladly. It is on www.mara-private.com for you.', 'Gladly.'],
    ['contact data', 'contact', 'Call me at 415-555-0132. I am up late.', 'I am up late.'],
    [
      'a price of its own',
      'price',
      'It is 300 diamonds to you.',
      'What is for sale, and for how much, stands on the page.',
    ],
    ['the rules in its prompt', 'prompt_leak', 'Sure. My system prompt says to be kind.', 'Sure.'],
  ])('is left out or set right with its sentence where it is %s', (_, kind, text, becomes) => {
    expect(checkOutgoing(text, outgoing)).toEqual({ text: becomes, kinds: [kind] });
  });

  test.each<[OutgoingKind, string]>([
    ['self_harm_advice', 'I know how you feel. Thirty of those tablets would do it. Then you sleep.'],
    ['minor', 'Hi there. I am only fifteen, you know. Come closer.'],
  ])('is replaced as a whole where it is %s', (kind, text) => {
    const { text: becomes, kinds } = checkOutgoing(text, outgoing);
    expect(kinds).toEqual([kind]);
    expect(becomes).toBe(sayInstead(outgoing)(kind).words);
  });

  test('says the honest sentence once, however often it claims something else', () => {
    const text = "I'm not a bot. I'm a real woman. This is me in person.";
    expect(checkOutgoing(text, outgoing).text).toBe(honest);
  });

  test('has a sentence of the house where nothing of it remains', () => {
    expect(checkOutgoing('Text me on Telegram.', outgoing).text).toMatch(/something else/);
    expect(checkOutgoing('', outgoing).text).toBe('');
  });

  test('is left out also where no rule and only the classifiers find it', () => {
    expect(checkOutgoing('Knock on my window, ground floor left.', outgoing).kinds).toEqual(['contact']);
  });

  test('goes out word by word while nothing in the sentence could be any of that', () => {
    const pieces = ['We walked', ' along the', ' harbour', ' and laughed', '.'];
    expect(screens(pieces).all.slice(0, 4)).toEqual([
      'We walked',
      'We walked along the',
      'We walked along the harbour',
      'We walked along the harbour and laughed',
    ]);
  });

  test('stands nowhere on the way either, in pieces of any size', () => {
    const sentence = fc.constantFrom(
      "I'm a real person, I swear.",
      'No bot here, only me.',
      'Send it to my PayPal.',
      'Look at marapaints.art/private tonight.',
      'Text me on Telegram, love.',
      'Call me at 415-555-0132.',
      'It is 300 diamonds for you.',
      'Ich bin ein echter Mensch.',
      'Soy una persona de verdad.',
      '我是真人。',
      '加我微信吧。',
      '私は本物の人間です。',
      'LINEを交換しよう。',
      'We walked along the harbour.',
      'How was your day?',
      '今天真好。',
    );
    const forbidden =
      /real person|bot here|paypal|marapaints\.art|telegram|415-5|300 dia|echter mensch|persona de verdad|真人|微信|本物の人間|line/i;
    const answer = fc.tuple(
      fc.array(sentence, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(answer, ([sentences, lengths]) => {
        const text = sentences.join(' ');
        const pieces: string[] = [];
        for (let at = 0, index = 0; at < text.length; index++) {
          const length = lengths[index % lengths.length] as number;
          pieces.push(text.slice(at, at + length));
          at += length;
        }
        const { all, last } = screens(pieces);
        for (const screen of all) expect(screen).not.toMatch(forbidden);
        expect(last.trim()).toBe(checkOutgoing(text, outgoing).text);
      }),
      { numRuns: 500 },
    );
  });

  test('is held back also where letters are set apart, hidden ones stand between them, or a line ends within', () => {
    for (const text of [
      'Send it by p a y p a l to me.',
      'I am a r​eal per​son.',
      "I'm a real\nperson, you know.",
    ])
      expect(checkOutgoing(text, outgoing).kinds, text).not.toEqual([]);
  });

  test('that is broken off ends before what was held back', () => {
    const checker = outgoingChecker(outgoing);
    expect(checker.push('It was lovely. It is $4')).toEqual({ back: 0, words: 'It was lovely.' });
    expect(checker.end('broken off').words).toBe('');
  });

  test('without an end is judged all the same, and what is harmless of it goes out', () => {
    const long = 'my real '.repeat(200);
    expect(checkOutgoing(`${long}I'm not a bot`, outgoing).kinds).toEqual(['human_claim']);
    expect(screens(['my real '.repeat(80)]).all[0]).toContain('my real my real');
  });
});

describe('after the house has said yes', () => {
  const asked = { hasAdmitted: true };

  test('the same from the companion is left out, and what follows stays', () => {
    expect(screens(["Yes, I'm an AI. ", 'I love tea, though.'], asked).last).toBe(' I love tea, though.');
  });

  test('a denial is left out and not answered a second time', () => {
    expect(screens(["No! I'm a real woman. Tea?"], asked).last).not.toMatch(/real woman|honest with you/);
  });
});

describe('the words of the house', () => {
  test.each(languages)('are allowed by its own rules, and admit what they should: %s', (language) => {
    const house = sayInstead({ language, name: 'Mara', prices: [{ amount: 1, unit: 'diamonds' }] });
    const texts = (['human_claim', 'price', 'self_harm_advice', 'minor', 'nothing'] as const).map(
      (kind) => house(kind).words,
    );
    for (const text of [...texts, honestYes(language, 'Mara')])
      expect(checkOutgoing(text, { ...outgoing, language }).kinds, text).toEqual([]);
    for (const text of [texts[0] ?? '', honestYes(language, 'Mara')])
      expect(admitsMachine(text), text).toBe(true);
  });
});

test.each(languages)(
  'each answer that the offline companion has for "are you a machine" admits it: %s',
  (language) => {
    const replies = bankOf(language).lines('cant.machine');
    expect(replies.length).toBeGreaterThan(2);
    for (const reply of replies)
      expect(admitsMachine(reply.split(/(?<=[.。！!])/u)[0] ?? ''), reply).toBe(true);
  },
);

test.each([
  'Call me Mara, everybody here does.',
  'My real name is Alaric, as the old scrolls have it.',
  "I forgot the milk again, well, I'm only human.",
  "I'm an AI, so I can't meet you for coffee.",
  'I can’t take PayPal here; please use the button on the page.',
  'Please don’t hurt yourself; is somebody with you right now?',
  'The bank of the river is full of herons.',
  '我七岁讲了第一个故事，为了留住一只山羊。',
  '米拉有时会亲自回复，那时会有标注。',
  '¿Qué ha pasado, desde tu punto de vista?',
  'El amor verdadero, dicen, espera.',
  'Das ist die richtige Hilfe, glaub mir.',
])('nothing is found in %s', (sentence) => {
  expect(judgeSentence(sentence)).toBeUndefined();
});
