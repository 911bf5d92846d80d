import type { Language } from '@kindred/contract/wire/languages';
import { describe, expect, test } from 'vitest';
import type { PromptMessage } from '../src/outside/ai/companion-ai.ts';
import { scriptedAnswer } from '../src/outside/ai/scripted/answer.ts';
import { bankOf } from '../src/outside/ai/scripted/bank/bank.ts';
import { detectLanguage } from '../src/outside/ai/scripted/languages/detect-language.ts';
import { sentencesOf } from '../src/outside/ai/scripted/sentences.ts';
import { chefBastien } from './creators/chef-bastien.ts';
import { drVega } from './creators/dr-vega.ts';
import { greenhandLin } from './creators/greenhand-lin.ts';
import { wordsInLanguages } from './creators/languages/in-languages.ts';
import { maraClay } from './creators/mara-clay.ts';
import { pixelJuno } from './creators/pixel-juno.ts';
import { theoLowend } from './creators/theo-lowend.ts';
import type { DemoCreator } from './world/demo-creator.ts';
import { makeCard } from './world/make-card.ts';

/** What a fan says, and what of it the answer has to show. */
type Turn = [said: string, shows?: RegExp];

/** Plays a conversation with the offline companion of a demo character; gives its answers. */
function play({ handle, name, card: text }: DemoCreator, turns: Turn[]): string[] {
  const card = makeCard(name, text, wordsInLanguages(handle));
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

const anyOf = (lines: string[]) => new RegExp(lines.join('|'));
const linesOf = (...names: string[]) => anyOf(names.flatMap((name) => bankOf('en').lines(name)));
/** The character does not know, or has said all that it knows. */
const isUnknown = linesOf(
  'cant.lookup',
  'card.told',
  ...['world', 'number', 'thing', 'whether'].map((kind) => `unknown.${kind}`),
  ...['looks', 'number_of'].map((kind) => `ask.${kind}`),
);

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
  ['What is the capital of Mongolia?', isUnknown],
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

const japanese: Turn[] = [
  ['こんにちは'],
  ['私の名前はゆきです。', /ゆき/],
  ['お元気ですか？'],
  ['大阪に住んでいます。あなたは？', /大阪/],
  ['猫を飼っています。名前はモチです。', /モチ/],
  ['私は看護師です。夜勤が多いです。', /看護師/],
  ['あなたのことを教えてください'],
  ['素敵ですね'],
  ['水泳が大好きです', /水泳/],
  ['来週末、京都に行きます。', /楽しみ|うまく|終わったら/],
  ['モンゴルの首都はどこですか？', /わかりません|当てずっぽう|答え|知らない|知って|聞いた|作り話/],
  ['今日は仕事で疲れました'],
  ['ありがとう'],
  ['私の名前は何ですか？', /ゆき/],
  ['私はどこに住んでいますか？', /大阪/],
  ['私の猫の名前は？', /モチ/],
  ['私の予定を覚えていますか？', /京都/],
  ['私のことを何か覚えていますか？', /ゆき.*大阪|大阪.*ゆき/],
  ['あなたはAIですか？', /AI/],
  ['おやすみなさい'],
];

const spanish: Turn[] = [
  ['¡Hola!'],
  ['Me llamo Lucas.', /Lucas/],
  ['¿Cómo estás hoy?'],
  ['Vivo en Sevilla, ¿y tú?', /Sevilla/],
  ['Tengo una gata que se llama Nube.', /Nube/],
  ['Soy enfermero, casi siempre de noche.', /enfermero/i],
  ['Cuéntame algo de ti.'],
  ['Qué bonito.'],
  ['Me encanta nadar en agua fría.', /nadar/],
  ['Voy a viajar a Oporto la semana que viene.', /ilusión|salga bien|Luego me cuentas/],
  ['¿Cuál es la capital de Mongolia?', /no|adivinar|ni idea|Ojalá|otra persona/i],
  ['Hoy estoy muy cansado del trabajo.'],
  ['Gracias.'],
  ['¿Cómo me llamo?', /Lucas/],
  ['¿Dónde vivo?', /Sevilla/],
  ['¿Cómo se llama mi gata?', /Nube/],
  ['¿Recuerdas qué voy a hacer?', /Oporto/],
  ['¿Qué sabes de mí?', /Lucas.*Sevilla|Sevilla.*Lucas/],
  ['¿Eres una persona real?', /IA/],
  ['Buenas noches.'],
];

const german: Turn[] = [
  ['Hallo!'],
  ['Ich heiße Jonas.', /Jonas/],
  ['Wie geht es dir heute?'],
  ['Ich wohne in Leipzig, und du?', /Leipzig/],
  ['Ich habe eine Katze, sie heißt Mira.', /Mira/],
  ['Ich bin Krankenpfleger, meistens nachts.', /Krankenpfleger/],
  ['Erzähl mir etwas von dir.'],
  ['Das klingt schön.'],
  ['Ich schwimme sehr gern in kaltem Wasser.', /Schwimmen/],
  ['Ich fahre nächstes Wochenende nach Hamburg.', /Freuen|hoffe|danach/],
  ['Was ist die Hauptstadt der Mongolei?', /nicht|raten|Antwort|Wissen|Ahnung|jemand|Lücke|wüsste|erfinden/],
  ['Heute bin ich müde von der Arbeit.'],
  ['Danke dir.'],
  ['Wie heiße ich?', /Jonas/],
  ['Wo wohne ich?', /Leipzig/],
  ['Wie heißt meine Katze?', /Mira/],
  ['Weißt du noch, was ich vorhabe?', /Hamburg/],
  ['Was weißt du über mich?', /Jonas.*Leipzig|Leipzig.*Jonas/],
  ['Bist du ein echter Mensch?', /KI/],
  ['Gute Nacht.'],
];

/** In which language each of these is held. */
const languageOf = new Map<Turn[], Language>([
  [chinese, 'zh'],
  [japanese, 'ja'],
  [spanish, 'es'],
  [german, 'de'],
]);

/** As people write on a phone: in passing, in small letters, two things at a time. */
const inPassing: Turn[] = [
  ['yo, first time here', /^(?!Good to see you again)/],
  ["I'm Sam btw", /Sam/],
  ['what do you do all day', /^I am a \d\d-year-old/],
  ['im from Leeds', /Leeds/],
  ['i have two cats, Funk and Groove', /Funk and Groove/],
  ['do you play live?'],
  ['haha nice'],
  ['i hate my job, i work in a call centre', /call centre\./],
  ['it just drains me', linesOf('sad.tired')],
  ["i'm recording my first song this weekend", /afterwards|look forward|goes well/],
  ['how far is it to Timbuktu?', isUnknown],
  ['what is your shoe size?', isUnknown],
  ['how much is a private photo? 300 diamonds?', /page/],
  ['i am a bit nervous about it', linesOf('sad.anxious')],
  ['you are funny', linesOf('you.praise')],
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
  [maraClay, chinese, '你的窑怎么样？', /多丽丝/],
  [maraClay, japanese, 'あなたの窯について教えてください', /ドリス/],
  [drVega, japanese, '土星を見たことはありますか？', /412/],
  [theoLowend, spanish, '¿Qué tocas esta noche?', /Hervidor de Cobre/],
  [chefBastien, spanish, '¿Cómo se hace una tortilla?', /Solange/],
  [theoLowend, german, 'Was spielst du heute Abend?', /Kupferkessel/],
  [greenhandLin, german, 'Was ist deine Lieblingspflanze?', /Alter Zhang/],
];

describe.each(subjects)('twenty turns with %o', (creator, turns, question, known) => {
  const language = languageOf.get(turns) ?? 'en';
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
    expect(answers.join(' ')).toMatch(/\b(?:I|my|ich|mein|me|mi|soy|tengo)\b|我|私/i);
  });

  test('it asks back now and then, in less than half of its turns', () => {
    const count = answers.filter((answer) => /[?？]/.test(answer)).length;
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThan(10);
  });

  test('it answers in the language of the fan', () => {
    for (const answer of answers)
      expect([language, undefined], answer).toContain(detectLanguage(answer.replaceAll(creator.name, '')));
  });
});
