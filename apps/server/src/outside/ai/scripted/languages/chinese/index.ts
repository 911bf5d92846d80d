import { anywhere, type SpokenLanguage } from '../spoken-language.ts';
import { about } from './about.ts';
import { confidences } from './confidences.ts';
import { feelings } from './feelings.ts';
import { honest, recall } from './honest.ts';
import { lines } from './lines.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { reactions } from './reactions.ts';
import { ready } from './ready.ts';
import { requests } from './requests.ts';
import { stances } from './stances.ts';
import { subjects } from './subjects.ts';
import { tidings } from './tidings.ts';
import { topics } from './topics.ts';
import { unknown } from './unknown.ts';

/** Chinese, simplified. */
export const chinese: SpokenLanguage = {
  exchanges: {
    ...honest,
    ...recall,
    ...feelings,
    ...reactions,
    ...moves,
    ...requests,
    ...about,
    ...tidings,
    ...confidences,
    ...topics,
    ...stances,
    ...unknown,
    ...play,
  },
  subjects,
  lines,
  ready,
  own: anywhere('我'),
  isOfCharacter: anywhere('[你您]'),
  isQuestion:
    /[?？]|什么|哪|为什么|怎么(?!说呢)|有没有|能不能|是不是|多(?:久|远|大|高|长|重)|几(?!十|百|千|万|次了)|多少|会不会|要不要|好不好|是否|谁|(?:先|是|吃|喝|去|要|选|用|放).{1,8}还是(?!.{0,4}的)|(?:可以|能)(?:缓解|做)|吗[。！!~～]*$|呢$|说说|讲讲|教我/,
  pronoun: anywhere('[它他她]|那(?:个|里|儿|口|只|条)|这(?:个|里)'),
  andYou: anywhere('你呢'),
  favourite: anywhere('最喜欢|最爱|最好'),
  good: anywhere('好(?:吃|玩|看|听|棒|开心|喜欢)|喜欢|开心|高兴|不错|终于|漂亮|可爱|棒|幸福|舒服|放心'),
  bad: anywhere('糟|烦|讨厌|难|坏|(?<!不)错|疼|累|丢|死|气|哭|怕|倒霉|失败|孤|惨|可惜'),
  age: /[一二三四五六七八九十百\d]{1,4}岁/,
  names: { en: '英文', zh: '中文', ja: '日文', es: '西班牙文', de: '德文' },
  calling: (name) => `，${name}`,
  asYours: (content) => content.replaceAll('我', '你'),
  echo: (text) =>
    /[你您?？!！：:不没]|吧$/.test(text) || text.length < 5 || text.length > 16
      ? ''
      : text
          .replaceAll('我', '你')
          .replaceAll(',', '，')
          .replace(/[啊呀啦呢了]+$/, ''),
  told: { name: (word) => `我叫${word}`, place: (word) => `我住在${word}` },
  daysAgo: (days) => (days === 0 ? '今天' : days === 1 ? '昨天' : `${days}天前`),
};
