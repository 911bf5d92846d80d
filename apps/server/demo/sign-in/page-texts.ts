import type { PageLanguage } from '../../src/platform/http/page/page-language.ts';
import type { DemoPerson } from './demo-person.ts';

/** What the pages of the built-in sign-in say. */
export type PageTexts = {
  choose: string;
  /** Names the provider that this one stands in for. */
  chooseHint: (provider: string) => string;
  someoneNew: string;
  theirName: string;
  goOn: string;
  stopped: string;
  cannotGoOn: string;
  tookTooLong: string;
  back: string;
  /** One line on who somebody is. */
  note: (role: DemoPerson['role']) => string;
};

const en: PageTexts = {
  choose: 'Choose who to be',
  chooseHint: (provider) =>
    `Demo sign-in in place of ${provider}. Nobody here is real and no password is asked.`,
  someoneNew: 'Someone new',
  theirName: 'Their name',
  goOn: 'Continue',
  stopped: 'Sign-in stopped',
  cannotGoOn: 'This sign-in cannot go on',
  tookTooLong: 'It took too long, or it was begun in another browser. Please start again.',
  back: 'Back to sign in',
  note: (role) => {
    if (role === 'new') return 'New here';
    return 'handle' in role
      ? `Creator · @${role.handle}`
      : `Fan · ${role.diamonds.toLocaleString('en')} diamonds`;
  },
};

const zh: PageTexts = {
  choose: '选择你的身份',
  chooseHint: (provider) => `这是代替 ${provider} 的演示登录。这里没有真实的人，也不需要密码。`,
  someoneNew: '新朋友',
  theirName: '名字',
  goOn: '继续',
  stopped: '登录已中断',
  cannotGoOn: '无法继续登录',
  tookTooLong: '用时过长，或是在另一个浏览器中开始的。请重新开始。',
  back: '返回登录页',
  note: (role) => {
    if (role === 'new') return '新来的';
    return 'handle' in role
      ? `创作者 · @${role.handle}`
      : `粉丝 · ${role.diamonds.toLocaleString('zh')} 颗钻石`;
  },
};

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = { en, zh };
