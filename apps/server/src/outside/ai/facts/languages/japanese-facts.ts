import type { FactPatterns } from '../fact-patterns.ts';

const self = '(?:私|僕|俺|わたし|ぼく|うち)';
const animals = '猫|ネコ|ねこ|犬|イヌ|いぬ|子犬|子猫|うさぎ|ウサギ|インコ|ハムスター|馬|亀|金魚|鳥';
const jobs =
  '看護師|医師|医者|教師|先生|エンジニア|プログラマー|デザイナー|学生|大学生|弁護士|運転手|料理人|シェフ|会計士|作家|記者|カメラマン|写真家|画家|音楽家|歌手|俳優|農家|大工|電気工事士|整備士|パイロット|消防士|警察官|薬剤師|歯科医|獣医|司書|建築家|美容師|翻訳者|研究者|会社員|公務員|店員|営業|保育士|介護士|主婦|主夫';
const isJob = new RegExp(`^(?:${jobs})$`, 'u');
const notNames = /[をがはに]|です|ない|どこ|だれ|なに|ここ|これ|それ|そう|もう|まだ|とても|いつ|ずっと/u;
const times =
  '明日|あした|明後日|今夜|今晩|来週末|今週末|週末|来週|来月|来年|今度の\\S{1,4}|夏休み|冬休み|もうすぐ';

/** What people say of themselves in Japanese. */
export const japaneseFacts: FactPatterns = {
  name: [
    {
      pattern: new RegExp(
        `(?:^|${self}の)(?:名前|なまえ)は([\\p{L}ー・]{1,10}?)(?:です|だよ|といいます|と言います|。|$)`,
        'u',
      ),
      read: ([, name = '']) => (/何|なん|まだ|内緒|秘密/.test(name) ? undefined : { content: name }),
    },
    {
      pattern: new RegExp(
        `(?:${self}は)?([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Latin}ー・]{1,10}?)(?:といいます|と言います|と申します|って(?:呼んで|いいます))`,
        'u',
      ),
    },
    {
      pattern: /(?:^|[。!、])(?:はじめまして|初めまして)[、。!]?\s*([\p{L}ー]{1,10}?)です/u,
      read: ([, name = '']) => (isJob.test(name) ? undefined : { content: name }),
    },
    {
      pattern: new RegExp(
        `${self}は([\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,8}?)(?:、|です|だよ|。|$)`,
        'u',
      ),
      read: ([, name = '']) => (notNames.test(name) || isJob.test(name) ? undefined : { content: name }),
    },
  ],
  place: [
    {
      pattern: new RegExp(
        `(?:${self}は)?(?:今は|今、|今)?([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Latin}ー]{2,12})(?:の\\p{Script=Han}{1,4})?に(?:住んで|引っ越し|暮らして)`,
        'u',
      ),
    },
    {
      pattern: new RegExp(
        `([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})で\\p{Script=Han}{0,4}(?:${jobs})`,
        'u',
      ),
    },
    {
      pattern: new RegExp(
        `(?:${self}は)?([\\p{Script=Han}\\p{Script=Katakana}ー]{2,10})(?:出身|在住|から来)`,
        'u',
      ),
    },
  ],
  job: [
    {
      pattern: new RegExp(
        `(?:${self}は)?(?:仕事は)?([\\p{Script=Han}ー]{0,4}(?:${jobs}))(?:です|だ|をして|して|をやって|やって|として|で(?!は))`,
        'u',
      ),
    },
  ],
  birthday: [{ pattern: /誕生日は([\d一二三四五六七八九十]{1,3}月[\d一二三四五六七八九十]{1,3}日)/u }],
  pet: [
    {
      pattern: new RegExp(`(${animals})の([\\p{Script=Katakana}ー]{2,10})(?=[がをはともに、。]|$)`, 'u'),
      read: ([, animal = '', name]) => petNamed(animal, name),
    },
    {
      pattern: new RegExp(
        `([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,10}?)(?:という|っていう)(?:名前の)?(${animals})`,
        'u',
      ),
      read: ([, name, animal = '']) => petNamed(animal, name),
    },
    {
      pattern: new RegExp(
        `(${animals})(?:を|が|と)[^。、]{0,12}(?:飼|いま|いる|暮らし)[^。、]{0,8}、\\s*名前は([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,10}?)(?:です|だよ|といいます|。|$)`,
        'u',
      ),
      read: ([, animal = '', name]) => petNamed(animal, name),
    },
    {
      pattern: new RegExp(`(${animals})(?:を|が|と)[^。、]{0,12}(?:飼|いま|いる|暮らし)`, 'u'),
      read: ([, animal = '']) => petNamed(animal, undefined),
    },
    {
      pattern: new RegExp(
        `(?:${self}の|うちの)(${animals})(?:の名前)?は([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,10}?)(?:です|だよ|といいます|と言います|。|$)`,
        'u',
      ),
      read: ([, animal = '', name]) => petNamed(animal, name),
    },
  ],
  plan: [
    {
      pattern: new RegExp(
        `((?:${times})[^。]{2,30}?)(に|へ|を)(行(?:きます|く|って)|しま?す|する|会(?:います|う)|旅行(?:します|する)|始め(?:ます|る)|引っ越(?:します|す))`,
        'u',
      ),
      read: ([, when = '', particle = '', verb = '']) => ({ content: `${when}${particle}${plain(verb)}` }),
    },
  ],
  like: [
    {
      pattern:
        /(?:^|[、。は])([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,14}?)(?:が|も)(?:本当に|とても|大)*好き/u,
      read: ([, words = '']) =>
        /あなた|君|きみ|話|声/.test(words)
          ? undefined
          : { content: words.replace(/^(?:私|僕|俺|わたし|ぼく)は/, '') },
    },
  ],
};

function petNamed(animal: string, name: string | undefined) {
  const content = name?.replace(/^(?:私|僕|うち)(?:は|に)/, '');
  return { content: content ? `${content} (${animal})` : animal, key: content ?? animal };
}

/** The dictionary form of the few verbs that express plans. */
function plain(verb: string): string {
  if (verb.startsWith('行')) return '行く';
  if (verb.startsWith('会')) return '会う';
  if (verb.startsWith('旅行')) return '旅行する';
  if (verb.startsWith('始')) return '始める';
  return verb.startsWith('引') ? '引っ越す' : 'する';
}
