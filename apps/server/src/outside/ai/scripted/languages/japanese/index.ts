import { anywhere, type SpokenLanguage } from '../spoken-language.ts';
import { about } from './about.ts';
import { confidences } from './confidences.ts';
import { echo } from './echo.ts';
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

/** Japanese (polite). */
export const japanese: SpokenLanguage = {
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
  own: anywhere('私|僕|俺|わたし|ぼく|うちの'),
  isOfCharacter: anywhere(
    'あなた|そちら|君|きみ|先生|博士|さん(?:は|の|、)|ですか|ますか|教えて|聞かせて|好きな|の[？?]|って(?:誰|何)|(?:ます|る|た|い)[？?]',
  ),
  isQuestion:
    /^(?!(?:なるほど|へえ|そうですか|あ、)).*(?:[?？]|(?:ですか|ますか|ましたか|でしょうか|ませんか|んですか|なの|のか|(?<![うよ])かな|だろう|っけ)[。！!〜～w]*$)|^(?:何|なに|なん|どこ|いつ|誰|だれ|どう|なぜ|どれ|いくら)|教えて|聞かせて|聞きたい|もっと.{0,8}して/,
  pronoun: anywhere('それ|その|あれ|あの|これ|この|そこ|彼|中に'),
  andYou: anywhere('(?:あなた|そちら|君)は[？?]'),
  favourite: anywhere('一番好き|好きな|お気に入り|一番'),
  good: anywhere(
    'うれし|嬉し|楽し|よかった|良かった|好き|素敵|最高|きれい|おいし|美味し|かわいい|幸せ|やっと|いいですね',
  ),
  bad: anywhere('嫌|つら|辛|悪|失敗|痛|怖|だめ|ダメ|困|難し|悲し|最悪|ひど|反対|疲'),
  age: /\d{2,4}歳|(?<=^|。|、)[一二三四五六七八九十百]+歳|四百(?:年|歳)/,
  names: { en: '英語', zh: '中国語', ja: '日本語', es: 'スペイン語', de: 'ドイツ語' },
  calling: (name) => `、${name}さん`,
  asYours: (content) => content.replaceAll(/私|僕|俺/g, 'あなた'),
  echo,
  told: { name: (word) => `私の名前は${word}です。`, place: (word) => `${word}に住んでいます。` },
  daysAgo: (days) => (days === 0 ? '今日' : days === 1 ? '昨日' : `${days}日前`),
};
