import { describe, expect, test } from 'vitest';
import type { PromptMessage } from '../companion-ai.ts';
import { scriptedAnswer } from './answer.ts';
import { scriptedCompanion } from './scripted-companion.ts';

const card = {
  spec: 'chara_card_v2',
  data: {
    name: 'Luna',
    first_mes: 'Hey {{user}}! I just took a bowl out of the kiln.',
    mes_example:
      '<START>\n{{user}}: Do you like music?\n{{char}}: Always! Fado when I am alone.\n' +
      '<START>\n{{user}}: How was the firing?\n{{char}}: My kiln was stubborn today. I sang to it.',
    character_book: {
      entries: [{ keys: ['Bertha'], content: 'Bertha is my kiln. She is stubborn.', extensions: {} }],
    },
    extensions: {
      kindred: { zh: { name: '露娜', first_mes: '嗨！我刚从窑里取出一个碗。', mes_example: '' } },
    },
  },
};

const ask = (messages: PromptMessage[], seed = '1') => ({
  messages,
  card,
  characterName: 'Luna',
  fanName: 'Tom',
  seed,
  signal: new AbortController().signal,
});
const fan = (content: string): PromptMessage => ({ role: 'user', content });
const answer = (content: string): PromptMessage => ({ role: 'assistant', content });

describe('the offline companion', () => {
  test('speaks as the character: neither of what it is made of nor of itself by name', () => {
    for (const said of ['hi', 'how are you?', 'who is bertha?', '你好']) {
      expect(scriptedAnswer(ask([fan(said)]))).not.toMatch(/offline|card|model|Luna|离线|角色卡|模型|露娜/);
    }
  });

  test('says that it is offline where somebody would have to look things up', () => {
    for (const said of ['what is the capital of France?', 'what will the weather be tomorrow?'])
      expect(scriptedAnswer(ask([fan(said)]))).toMatch(/offline/);
  });

  test('goes on where it was stopped, and says something else once it has said all', async () => {
    const request = ask([fan('How was the firing?')]);
    const whole = scriptedAnswer(request);
    const rest = async (continued: string) => {
      let text = '';
      for await (const piece of scriptedCompanion({ pauseMs: 0 }).reply({ ...request, continued }))
        text += piece;
      return text;
    };
    expect(await rest(whole.slice(0, 9))).toBe(whole.slice(9));
    const more = await rest(whole);
    expect(more.trim()).not.toBe('');
    expect(whole).not.toContain(more.trim());
  });

  test('does not greet again: the greeting is the conversation’s first message', () => {
    expect(scriptedAnswer(ask([fan('hi')]))).not.toContain('bowl out of the kiln');
  });

  test('answers with its own lines and with what its book knows', () => {
    expect(scriptedAnswer(ask([answer('…'), fan('what music do you like?')]))).toContain(
      'Fado when I am alone.',
    );
    expect(scriptedAnswer(ask([answer('…'), fan('who is bertha?')]))).toContain('Bertha is my kiln.');
  });

  test('remembers the name it was told in this conversation', () => {
    const messages = [fan('My name is Kim'), answer('Nice.'), fan('what is my name?')];
    expect(scriptedAnswer(ask(messages))).toContain('Kim');
  });

  test('answers Chinese in Chinese where the card can', () => {
    expect(scriptedAnswer(ask([fan('你好')]))).toMatch(/^\p{Script=Han}/u);
  });

  test.each([
    ['こんにちは、元気？', /[ぁ-ん]/],
    ['¡Hola! ¿Qué tal?', /[Bb]ien/],
    ['Hallo, wie geht es dir?', /Mir geht es gut|danke der Nachfrage|vergnügt|zufrieden/],
  ])('answers in the language of the fan: %s', (said, shows) => {
    expect(scriptedAnswer(ask([fan(said)]))).toMatch(shows);
  });

  test('gives the same answer to the same request, and varies with the seed', () => {
    const talk = [answer('…'), fan('I walked home in the rain')];
    expect(scriptedAnswer(ask(talk))).toBe(scriptedAnswer(ask(talk)));
    const varied = new Set(Array.from({ length: 20 }, (_, seed) => scriptedAnswer(ask(talk, `${seed}`))));
    expect(varied.size).toBeGreaterThan(3);
  });

  test('never says more than six sentences', () => {
    for (const said of ['hi', 'My name is Kim. Who is Bertha? What music do you like?', '你好', '']) {
      const sentences = scriptedAnswer(ask([fan(said)])).match(/[.!?。！？](?=\s|$|\p{Script=Han})/gu) ?? [];
      expect(sentences.length).toBeLessThanOrEqual(6);
    }
  });

  test.each([
    ['a slip of the finger', 'waht about berhta', /Bertha is my kiln/],
    ['the spelling of haste', 'hows ur firing', /stubborn/],
    ['good news', 'I passed my exam!!', /wonderful|Well done|celebration|earned|happy for you/],
    ['a loss', 'my grandfather died last night', /sorry|hurts/i],
    [
      'that they would rather not talk about it',
      "i don't want to talk about it",
      /leave it there|anything else|All right/,
    ],
    ['a complaint', 'you already said that', /another way|Say it once more|Sorry/],
    ['an emoji', '😀', /./],
    ['nothing that can be read', '???', /./],
    ['a language in which its card has no words', '¿Te gusta la música?', /solo lo tengo en inglés: .*Fado/],
    [
      'a language that it does not speak',
      'Tu aimes les chansons ?',
      /only a little French, so I answer in English/,
    ],
  ])('answers %s', (_what, said, shows) => {
    expect(scriptedAnswer(ask([answer('…'), fan(said)]))).toMatch(shows);
  });

  test('understands a single word as the answer to what it asked, and no other words', () => {
    const asked = (said: string) =>
      scriptedAnswer(ask([fan('hi'), answer('Hello. What should I call you?'), fan(said)]));
    expect(asked('kim')).toContain('Kim');
    expect(asked('im Kim btw')).toContain('Kim');
    for (const said of ['hungry and cold', 'im vegetarian', 'no', 'why', 'lol'])
      expect(asked(said)).not.toMatch(/Hungry|Vegetarian|No[,.] that is a good name|meet you/);
  });

  test('stays with whoever has lost somebody while they go on about it, and tells nothing of its own', () => {
    const messages = [answer('…'), fan('my grandmother died last week')];
    messages.push(answer(scriptedAnswer(ask(messages))), fan('she raised me'));
    const said = scriptedAnswer(ask(messages));
    expect(said).toMatch(/sorry|hurts/i);
    expect(said).not.toMatch(/kiln|bowl|Fado/);
  });

  test.each([
    ['Ich hab total Angst davor', /wichtig|Schwereres|Eins nach/],
    ['Mir tun die Finger weh', /elend|Ruhe|Warmes|ausruhen/],
    ['最近眠れないんです', /休め|縮み|起きて|吐く息/],
    ['有点怕', /吐气|看重|陪你慌|最坏/],
  ])('hears how somebody feels: %s', (said, shows) => {
    expect(scriptedAnswer(ask([answer('…'), fan(said)]))).toMatch(shows);
  });

  test('asked for what they never told, says so in place of something of its own', () => {
    for (const said of ['do you remember whose kiln I use?', 'you remember which music I like?'])
      expect(scriptedAnswer(ask([answer('…'), fan('hi'), answer('…'), fan(said)]))).not.toMatch(
        /Bertha|Fado/,
      );
    const told = [fan('i want to go to Georgia in May, any tips?'), answer('…')];
    expect(scriptedAnswer(ask([...told, fan('do you remember where I want to go?')]))).toContain('Georgia');
  });

  test('thanks for a gift, and says that it sees no pictures and hears no voices', () => {
    const asked = (said: string, before = 'hi there') =>
      scriptedAnswer(ask([fan(before), answer('…'), fan(said)]));
    expect(asked('*gives a gift of 500 diamonds*')).toMatch(/thank|glad/i);
    expect(asked('*gives a gift of 500 diamonds*', 'Ich wohne in Kiel')).toMatch(/Danke|freue/);
    for (const what of ['photo', 'video', 'voice note'])
      expect(asked(`*sends a ${what}*`)).toMatch(/only read|only words|look at it/);
    expect(asked('*sends a photo* who is bertha?')).toContain('Bertha is my kiln.');
  });

  test('never asks how an animal is that has died', () => {
    const messages = [fan('I have a cat called Miso.'), answer('Say hello to Miso from me.')];
    messages.push(fan('Miso died last week'));
    for (let turn = 0; turn < 12; turn++) {
      const said = scriptedAnswer(ask(messages));
      expect(said).not.toMatch(/How is Miso|what is Miso up to|Does Miso/);
      messages.push(answer(said), fan(`And then number ${turn}`));
    }
  });

  test('finds what they said earlier in their own words, turned to them', () => {
    const messages = [fan('my sister Ada is a diver'), answer('…'), fan('what did i say about my sister?')];
    expect(scriptedAnswer(ask(messages))).toContain('“my sister Ada is a diver”');
    const plan = [fan("I'm visiting my parents on Sunday"), answer('…'), fan('what are my plans?')];
    expect(scriptedAnswer(ask(plan))).toMatch(/your parents/);
  });

  test('says that it has told all in place of telling it again', () => {
    const told = scriptedAnswer(ask([answer('…'), fan('who is bertha?')]));
    const again = scriptedAnswer(
      ask([answer('…'), fan('who is bertha?'), answer(told), fan('who is bertha?')]),
    );
    expect(again).not.toContain('Bertha is my kiln');
  });

  test('takes values as they are, whatever stands in a name', () => {
    const said = scriptedAnswer(ask([fan("My name is O'$&Neill")]));
    expect(said).not.toContain('undefined');
    expect(
      scriptedAnswer({ ...ask([fan('what is your name?')]), card: { data: { name: '$& $1 {name}' } } }),
    ).toContain('$& $1');
  });

  test('answers within a few milliseconds, however long the message', () => {
    for (const said of [
      'a'.repeat(4000),
      'why '.repeat(1000),
      '你'.repeat(4000),
      '((((('.repeat(800),
      `${'I am '.repeat(800)}`,
    ])
      expect(scriptedAnswer(ask([answer('…'), fan(said)]))).not.toBe('');
  });

  test('comes word by word and stops when told to', async () => {
    const stop = new AbortController();
    const words: string[] = [];
    for await (const word of scriptedCompanion({ pauseMs: 0 }).reply({
      ...ask([fan('hi')]),
      signal: stop.signal,
    })) {
      words.push(word);
      if (words.length === 3) stop.abort();
    }
    expect(words).toHaveLength(3);
  });

  test('can speak for a card that is empty or broken', () => {
    for (const broken of [null, {}, 7, { data: { mes_example: 5, character_book: { entries: 'no' } } }]) {
      expect(scriptedAnswer({ ...ask([fan('hi')]), card: broken })).toMatch(/\w/);
    }
  });
});
