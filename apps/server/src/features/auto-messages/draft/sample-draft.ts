import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { Language } from '@kindred/contract/wire/languages';

type Samples = Record<AutoMessageKind, readonly string[]>;

const samples: Record<'en' | 'zh', Samples> = {
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
      'Welcome back, {name}. It is good to see you again.',
      '{name}, you are back. That makes my day.',
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
    're-subscribed': ['欢迎回来，{name}，很高兴再见到你。', '{name}，你回来了，我今天特别开心。'],
    'sub-renewed': ['谢谢你继续留下来，{name}。', '又一个月了，{name}，谢谢你一直都在。'],
  },
};

/** One of the house's own texts, in English or Chinese, by the seed, with what the creator wants to have said at its end. */
export function sampleDraft(request: {
  kind: AutoMessageKind;
  hint: string;
  language: Language;
  seed: string;
}): string {
  const texts = samples[request.language === 'zh' ? 'zh' : 'en'][request.kind];
  const place = [...request.seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % texts.length;
  const text = texts[place] ?? '';
  return request.hint === '' ? text : `${text}${request.language === 'zh' ? '' : ' '}${request.hint}`;
}
