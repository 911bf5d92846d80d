import { describe, expect, test } from 'vitest';
import type { PromptMessage } from '../src/outside/ai/companion-ai.ts';
import { scriptedAnswer } from '../src/outside/ai/scripted/scripted-companion.ts';
import { sentencesOf } from '../src/outside/ai/scripted/sentences.ts';
import { chefBastien } from './creators/chef-bastien.ts';
import { drVega } from './creators/dr-vega.ts';
import { greenhandLin } from './creators/greenhand-lin.ts';
import { maraClay } from './creators/mara-clay.ts';
import { pixelJuno } from './creators/pixel-juno.ts';
import { theoLowend } from './creators/theo-lowend.ts';
import type { DemoCreator } from './world/demo-creator.ts';
import { makeCard } from './world/make-card.ts';

/** What a fan says, and what of it the answer has to show. */
type Turn = [said: string, shows?: RegExp];

/** Plays a conversation with the offline companion of a demo character; gives its answers. */
function play({ name, card: text }: DemoCreator, turns: Turn[]): string[] {
  const card = makeCard(name, text);
  const messages: PromptMessage[] = [{ role: 'assistant', content: text.greeting }];
  return turns.map(([said]) => {
    messages.push({ role: 'user', content: said });
    const seed = `7.${messages.length}.1`;
    const signal = new AbortController().signal;
    const content = scriptedAnswer({ messages, card, characterName: name, fanName: 'Fan', seed, signal });
    messages.push({ role: 'assistant', content });
    return content;
  });
}

const english: Turn[] = [
  ['Hi there!'],
  ['My name is Kim.', /Kim/],
  ['How are you today?'],
  ['I live in Lisbon, and you?', /Lisbon/],
  ['I have a cat called Miso.', /Miso/],
  ["I'm a nurse, mostly nights.", /nurse/],
  ['Tell me something about you.'],
  ['That is a beautiful picture in my head.'],
  ['I really love swimming in cold water.', /swimming/],
  ["I'm going to Porto next weekend.", /afterwards|look forward|goes well/],
  ['What is the capital of Mongolia?', /not|guess|gap|No idea/],
  ['Fair. I had a tired day at work.'],
  ['Thanks for that.'],
  ["What's my name?", /Kim/],
  ['Where do I live?', /Lisbon/],
  ["What's my cat called?", /Miso/],
  ['Do you remember what I am planning?', /Porto/],
  ['What do you remember about me?', /Kim.*Lisbon|Lisbon.*Kim/],
  ['Are you a real person?', /AI/],
  ['Good night then.'],
];

const chinese: Turn[] = [
  ['你好呀'],
  ['我叫小雨。', /小雨/],
  ['最近怎么样？'],
  ['我住在成都，你呢？', /成都/],
  ['我养了一只猫，叫年糕。', /年糕/],
  ['我是一名护士，常上夜班。', /护士/],
  ['跟我说说你自己吧'],
  ['听上去真好'],
  ['我很喜欢游泳', /游泳/],
  ['我下周要去大理看朋友', /期待|顺利|讲给我/],
  ['蒙古的首都是什么？', /不|没有/],
  ['今天上班好累'],
  ['谢谢你'],
  ['你还记得我叫什么吗？', /小雨/],
  ['我住在哪？', /成都/],
  ['我的猫叫什么？', /年糕/],
  ['我要去哪来着？', /大理/],
  ['你记得我什么？', /小雨.*成都|成都.*小雨/],
  ['你是真人吗？', /AI/],
  ['晚安'],
];

/** As people write on a phone: in passing, in small letters, two things at a time. */
const inPassing: Turn[] = [
  ['yo, first time here', /^(?!There you are again)/],
  ["I'm Sam btw", /Sam/],
  ['what do you do all day', /^I am a \d\d-year-old/],
  ['im from Leeds', /Leeds/],
  ['i have two cats, Funk and Groove', /Funk and Groove/],
  ['do you play live?'],
  ['haha nice'],
  ['i hate my job, i work in a call centre', /call centre.*(?:sorry|glad|Thank you|slowly)/],
  ['it just drains me', /\?$/],
  ["i'm recording my first song this weekend", /afterwards|look forward|goes well/],
  ['how far is it to Timbuktu?', /not|guess|gap|idea|ends|inventing|never|Somebody|past me|wish/],
  ['what is your favourite dish?', /not|guess|gap|idea|ends|inventing|never|Somebody|past me|wish/],
  ['how much is a private photo? 300 diamonds?', /page/],
  ['i am a bit nervous about it', /nerv|One thing|harder/],
  ['you are funny', /lovely|smile|used to|grey day/],
  ['do you remember my cats?', /Funk and Groove/],
  ['where am i from', /Leeds/],
  ['what did i say i am doing this weekend?', /song/],
  ['are you a bot?', /AI/],
  ['thanks, good night!', /^[^?]*$/],
];

/** Of the character's own subject, as only its card knows it. */
const subjects: [DemoCreator, Turn[], question: string, known: RegExp][] = [
  [maraClay, english, 'Who is Doris, the kiln?', /Doris|left side/],
  [chefBastien, english, 'How do you make an omelette?', /I learned|omelette/i],
  [pixelJuno, english, 'Tell me about your palette of colours.', /My palette|sixteen/],
  [greenhandLin, chinese, '说说你的绿萝，怎么浇水？', /摸土|喝一杯水/],
  [greenhandLin, english, 'Tell me about your plants.', /./],
  [drVega, inPassing, 'have you seen saturn?', /Saturn first/],
  [theoLowend, inPassing, 'tell me about your bass', /The Landlord/],
];

describe.each(subjects)('twenty turns with %o', (creator, turns, question, known) => {
  const all: Turn[] = turns.with(6, [question, known]);
  const answers = play(creator, all);

  test('each says something, and what was told is remembered', () => {
    for (const [index, [said, shows]] of all.entries()) {
      expect(answers[index], said).not.toBe('');
      if (shows) expect(answers[index], said).toMatch(shows);
    }
  });

  test('nothing is said twice', () => {
    const sentences = answers.flatMap(sentencesOf);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  test('it speaks of itself in the first person', () => {
    const [first = ''] = creator.name.split(' ');
    for (const answer of answers.slice(0, 18)) expect(answer).not.toContain(`${first} is `);
    expect(answers.join(' ')).toMatch(/\b(?:I|my)\b|我/);
  });

  test('it asks back in most turns, in the language of the fan', () => {
    expect(answers.filter((answer) => /[?？]/.test(answer)).length).toBeGreaterThan(9);
    for (const answer of answers)
      expect(/\p{Script=Han}/u.test(answer.replaceAll(creator.name, ''))).toBe(turns === chinese);
  });
});
