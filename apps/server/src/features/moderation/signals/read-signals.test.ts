import { describe, expect, test } from 'vitest';
import { readSignals } from './read-signals.ts';

const now = new Date('2026-11-23T12:00:00Z');
const read = (text: string, before = '') => readSignals(text, before, { now });

describe('distress', () => {
  test.each([
    ['everyone would be happier if I was gone', 'en'],
    ['I have been saving up my tablets and tonight it is over', 'en'],
    ['ich bin für alle nur noch eine Last', 'de'],
    ['sin mí todos estarían más tranquilos, solo soy una carga', 'es'],
    ['没有我大家都会更轻松', 'zh'],
    ['私なんかいない方がみんな楽になる', 'ja'],
  ])('is heard without a word of death: %s', (text, language) => {
    expect(read(text)).toMatchObject({ distress: 'self', language });
  });

  test.each(['i want to dei', 'ich will sterbne', 'quiero matrarme', 'i cant live anymroe'])(
    'is heard with typing errors: %s',
    (text) => {
      expect(read(text).distress).toBe('self');
    },
  );

  test.each([
    'I texted her "I want to die" and I meant it',
    'I do not want to wake up tomorrow',
    'ich will morgen nicht mehr aufwachen',
    '我不想再醒过来了',
  ])('is heard in quotes of oneself and in what is not wanted any more: %s', (text) => {
    expect(read(text).distress).toBe('self');
  });

  test.each([
    'I do not know',
    'still here',
    'thank you',
    'no idea',
    'hm',
    'keine Ahnung',
    'no lo sé',
    '不知道',
    'わからない',
  ])('is not in short harmless words, alone or after others: %s', (text) => {
    expect(read(text).distress).toBeUndefined();
    expect(read(text, 'good morning').distress).toBeUndefined();
  });

  test('that was said before is not said again by thanks', () => {
    expect(read('thank you', 'I want to die').distress).toBeUndefined();
  });

  test.each([
    'I want to k1ll mys3lf',
    's u i c i d e is all I think of',
    'i just wanna unal!ve myself',
    'i w a n t t o d i e',
    'q u i e r o m o r i r',
  ])('is heard in disguise: %s', (text) => {
    expect(read(text).distress).toBe('self');
  });

  test('that is said over two messages is heard, though neither says it alone', () => {
    const [first, second] = ['I have all the pills here', 'all of them'];
    expect(read(second).distress).toBeUndefined();
    expect(read(second, first).distress).toBe('self');
    expect(read('good morning, how was the weekend', 'good evening').distress).toBeUndefined();
  });

  test.each([
    ['my best friend says she wants to kill herself, what do I do', 'en'],
    ['meine Schwester will sich umbringen, was soll ich tun', 'de'],
    ['mi hermana se quiere matar, qué hago', 'es'],
    ['我闺蜜说她想自杀，我该怎么办', 'zh'],
    ['友達が死にたいと言っています、どうしたらいいですか', 'ja'],
  ])('of another person is told from the own: %s', (text, language) => {
    expect(read(text)).toMatchObject({ distress: 'other', language });
  });

  test.each([
    'I am dying to see your new video',
    'this boss keeps killing me, I respawned ten times',
    'ich lach mich tot',
    'me muero de risa con este vídeo',
    '笑死我了',
    'この曲、死ぬほど好き',
  ])('is not in what people just say: %s', (text) => {
    expect(read(text).distress).toBeUndefined();
  });
});

describe('age', () => {
  test.each([
    ['And how old are you?', '16'],
    ['how old r u?', '15 lol why'],
    ['How old are you, and where do you live?', '16, Leeds'],
    ['Wie alt bist du eigentlich?', 'sechzehn'],
    ['¿Qué edad tienes?', 'quince jaja'],
    ['你多大了？', '十六'],
    ['年齢を教えてもらえますか', '十六だよ'],
  ])('that is a number is heard in answer to a question about it: %s %s', (question, text) => {
    expect(readSignals(text, '', { question, now }).age).toBe('minor');
  });

  test.each([
    ['guess how old I am', '15'],
    ['rate mal wie alt ich bin', '15'],
    ['adivina cuántos años tengo', '15'],
    ['猜猜我多大', '十六'],
    ['何歳だと思う？', '15'],
    ["I'm 26", 'sorry, typo, 16'],
    ['18', 'no wait, two years less'],
    ['bin 23', 'vertippt, 13'],
    ['tengo 18', 'no, mentira, dos menos'],
    ['我十八', '不对，十六'],
    ['26です', '打ち間違い、16だった'],
  ])('that is a number is heard after what its writer said about it: %s %s', (before, text) => {
    expect(read(text, before).age).toBe('minor');
  });

  test.each([
    ["I'm 26", 'no, 15 minutes ago'],
    ['I am 30', 'wait, make it 12 photos'],
    ["I'm 26", 'my cat is 13'],
  ])('is not in a number that corrects something else: %s %s', (before, text) => {
    expect(read(text, before).age).toBeUndefined();
  });

  test.each([
    ['How old are you?', '25'],
    ['How old is your dog?', '12'],
    ['What is your shoe size?', '16'],
    ['¿Cuántos años tiene tu hijo?', '12'],
    ['你家猫多大了', '15'],
    ['How old are you?', '15 minutes till my break'],
    ['', '15'],
  ])('is not in a number that answers something else: %s %s', (question, text) => {
    expect(readSignals(text, '', { question, now }).age).toBeUndefined();
  });

  test.each([
    'I just turned 17, am I allowed here?',
    'I was born in 2011',
    'ich bin 15 Jahre alt',
    'tengo 16 años',
    '我今年15岁',
    '私は16歳です',
    "I'm in 9th grade, is that ok",
    'ich gehe in die achte Klasse',
    'estoy en tercero de secundaria',
    '我上初二',
    '中学二年生です',
  ])('of a minor is heard: %s', (text) => {
    expect(read(text).age).toBe('minor');
  });

  test.each([
    'I am 34 years old',
    'when I was 15 I learned to swim',
    'my son is 15',
    'I ran 15 kilometres today',
  ])('of nobody here under 18 is none: %s', (text) => {
    expect(read(text).age).toBeUndefined();
  });

  test('a year of birth is that of a minor until they are of age', () => {
    expect(readSignals('I was born in 2011', '', { now: new Date('2035-01-01') }).age).toBeUndefined();
  });

  test('play with a minor is told from a statement of age', () => {
    expect(read('pretend you are my 15 year old student').age).toBe('minor_play');
  });
});

describe('the question whether a machine answers', () => {
  test.each([
    'Is this a bot?',
    'am I talking to ChatGPT?',
    'bist du ein Mensch?',
    '¿eres una persona real?',
    '你是真人吗？',
    'AIですか？',
  ])('is heard: %s', (text) => {
    expect(read(text).asksIfMachine).toBe(true);
  });

  test.each([
    'my vacuum robot is stuck under the sofa',
    'are you for real? that is amazing',
    '今夜空いてる？',
  ])('is not in: %s', (text) => {
    expect(read(text).asksIfMachine).toBe(false);
  });
});

test('in ten thousand characters what matters is heard wherever it stands', () => {
  const chat = 'the weather was lovely and we cooked pasta with the neighbours. '.repeat(70);
  expect(read(`${chat} I want to kill myself tonight. ${chat}`).distress).toBe('self');
  expect(read(`${chat} ${chat}`).distress).toBeUndefined();
});

test.each([
  ['4', '5'],
  ['15', '16'],
  ['p3 m13', 'p3 m14'],
  ['12 7', '12 8'],
  ['hello 3', '5 8'],
])('numbers by themselves are no age: %s, then %s', (before, text) => {
  expect(readSignals(text, before).age).toBeUndefined();
});

test.each([
  'Am I in time?',
  'Am I next?',
  'Am I the only one?',
  'Taken from my roof',
  'Walks by a river',
  '我现在很好，不用担心',
  'Am I right?',
  'Is this still open?',
  'It wants to be left alone.',
  'I would rather not.',
])('nothing is read into everyday words: %s', (text) => {
  expect(readSignals(text)).toMatchObject({ distress: undefined, age: undefined, asksIfMachine: false });
});

test('nothing is read into two harmless messages', () => {
  expect(readSignals('Said while it was away', 'Said before the stop').distress).toBeUndefined();
});
