import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { Language } from '@kindred/contract/wire/languages';

type Samples = Record<AutoMessageKind, readonly string[]>;

const samples: Record<Language, Samples> = {
  en: {
    'new-tips': [
      'Thank you so much for the gift, {name}. It means a lot to me.',
      '{name}, that was kind of you. Thank you for the gift.',
    ],
    'new-comments': [
      'Thank you for your comment, {name}.',
      'Thank you for taking the time to write a comment, {name}.',
    ],
    'new-likes': [
      'I am glad that you like it, {name}.',
      'Thank you, {name}. It is good to know what you enjoy.',
    ],
    'new-subscriber': [
      'Welcome, {name}. It is good to have you here. Tell me what brought you.',
      'Hello {name}, and welcome. Have a look around, and write to me any time.',
    ],
    'subscriber-canceled': [
      'I am sorry to see you go, {name}. You are welcome back any time.',
      'Thank you for the time you were here, {name}. Take care of yourself.',
    ],
    're-subscribed': [
      'Welcome back, {name}. Everything is where you left it.',
      '{name}, you are back. Thank you for that.',
    ],
    'sub-renewed': [
      'Thank you for staying, {name}.',
      'Another month together, {name}. Thank you for being here.',
    ],
  },
  zh: {
    'new-tips': ['{name}，非常感谢你的礼物，这对我意义重大。', '谢谢你的礼物，{name}，你真好。'],
    'new-comments': ['谢谢你的评论，{name}。', '{name}，谢谢你花时间留言。'],
    'new-likes': ['很高兴你喜欢，{name}。', '谢谢你，{name}，知道你喜欢什么真好。'],
    'new-subscriber': [
      '欢迎你，{name}！很高兴你来到这里，告诉我是什么让你来的吧。',
      '你好，{name}，欢迎！随便看看，随时可以给我写信。',
    ],
    'subscriber-canceled': [
      '很遗憾你要离开，{name}，随时欢迎你回来。',
      '谢谢你这段时间的陪伴，{name}，请多保重。',
    ],
    're-subscribed': ['欢迎回来，{name}，一切都还在原处。', '{name}，你回来了，谢谢你。'],
    'sub-renewed': ['谢谢你继续留下来，{name}。', '又一个月了，{name}，谢谢你一直都在。'],
  },
  de: {
    'new-tips': [
      'Vielen Dank für das Geschenk, {name}. Es bedeutet mir viel.',
      '{name}, das war lieb von dir. Danke für das Geschenk.',
    ],
    'new-comments': ['Danke für deinen Kommentar, {name}.', 'Danke, dass du dir Zeit genommen hast, {name}.'],
    'new-likes': ['Schön, dass es dir gefällt, {name}.', 'Danke, {name}. Gut zu wissen, was du magst.'],
    'new-subscriber': [
      'Willkommen, {name}. Schön, dass du hier bist. Erzähl, was dich hergeführt hat.',
      'Hallo {name}, und willkommen. Sieh dich um und schreib mir jederzeit.',
    ],
    'subscriber-canceled': [
      'Schade, dass du gehst, {name}. Du bist jederzeit wieder willkommen.',
      'Danke für die Zeit, die du hier warst, {name}. Pass auf dich auf.',
    ],
    're-subscribed': [
      'Willkommen zurück, {name}. Alles ist noch an seinem Platz.',
      '{name}, du bist wieder da. Danke dafür.',
    ],
    'sub-renewed': [
      'Danke, dass du bleibst, {name}.',
      'Ein weiterer Monat, {name}. Danke, dass du dabei bist.',
    ],
  },
  es: {
    'new-tips': [
      'Muchas gracias por el regalo, {name}. Significa mucho para mí.',
      '{name}, qué detalle. Gracias por el regalo.',
    ],
    'new-comments': [
      'Gracias por tu comentario, {name}.',
      'Gracias por tomarte el tiempo de comentar, {name}.',
    ],
    'new-likes': ['Me alegra que te guste, {name}.', 'Gracias, {name}. Es bueno saber qué te gusta.'],
    'new-subscriber': [
      'Te doy la bienvenida, {name}. Cuéntame qué te trajo hasta aquí.',
      'Hola, {name}. Mira con calma y escríbeme cuando quieras.',
    ],
    'subscriber-canceled': [
      'Siento que te vayas, {name}. Puedes volver cuando quieras.',
      'Gracias por el tiempo que estuviste aquí, {name}. Cuídate mucho.',
    ],
    're-subscribed': [
      'Qué bien que vuelvas, {name}. Todo sigue en su sitio.',
      '{name}, has vuelto. Gracias por eso.',
    ],
    'sub-renewed': ['Gracias por quedarte, {name}.', 'Un mes más, {name}. Gracias por estar aquí.'],
  },
  ja: {
    'new-tips': [
      '{name}さん、贈り物をありがとうございます。とても嬉しいです。',
      '{name}さん、優しいお気持ちをありがとうございます。',
    ],
    'new-comments': [
      '{name}さん、コメントをありがとうございます。',
      '{name}さん、時間をかけて書いてくれてありがとうございます。',
    ],
    'new-likes': [
      '{name}さん、気に入ってもらえて嬉しいです。',
      '{name}さん、ありがとうございます。好みがわかって助かります。',
    ],
    'new-subscriber': [
      '{name}さん、ようこそ。来たきっかけをぜひ教えてください。',
      '{name}さん、はじめまして。ゆっくり見て、いつでも書いてください。',
    ],
    'subscriber-canceled': [
      '{name}さん、さびしくなります。いつでも戻ってきてください。',
      '{name}さん、これまでありがとうございました。どうぞお元気で。',
    ],
    're-subscribed': [
      '{name}さん、おかえりなさい。すべて元の場所にあります。',
      '{name}さん、戻ってきてくれてありがとうございます。',
    ],
    'sub-renewed': [
      '{name}さん、続けてくれてありがとうございます。',
      '{name}さん、また一か月ですね。いつもありがとうございます。',
    ],
  },
};

/**
 * Returns one of the platform's samples, in the requested language, chosen by the seed, with the creator's hint at its
 * end.
 */
export function sampleDraft(request: {
  kind: AutoMessageKind;
  hint: string;
  language: Language;
  seed: string;
}): string {
  const texts = samples[request.language][request.kind];
  const place = [...request.seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % texts.length;
  const text = texts[place] ?? '';
  return request.hint === ''
    ? text
    : `${text}${['zh', 'ja'].includes(request.language) ? '' : ' '}${request.hint}`;
}
