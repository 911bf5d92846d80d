import { stem } from './words.ts';

/**
 * What words are about, so that a question finds an answer that uses other words: "do you have pets" finds the cat. A word of
 * several languages stands where it means the same; ones that mean too much stand nowhere.
 */
const concepts: Record<string, string> = {
  animal:
    'pet animal cat kitten dog puppy bird gull llama goat horse crab moth heron wolf fish gato perro mascota katze hund haustier 猫 狗 宠物 动物 鸟',
  family:
    '家族 母 父 祖母 祖父 おばあ おじい eltern oma opa tante onkel schwester hermano hermana abuela abuelo tía family mother mum mom father dad parent parents brother sister sibling aunt uncle gran grandma grandmother grandpa grandfather wife husband married child children kid kids son daughter cousin familia madre padre familie vater bruder schwester 家人 妈妈 爸爸 外婆 奶奶 爷爷 父母 姐姐 哥哥 结婚 孩子 家里',
  food: 'esst esse gegessen comes coméis comen desayunas cenas isst trinkst お腹 腹 食べ 料理 ごはん スープ パン 吃 面包 汤 comida cena desayuno sopa pan plato essen kochen frühstück suppe brot gericht food eat cook dish meal recipe dinner lunch breakfast supper bread soup cake pastry bakery hungry egg onion sauce fridge taste biscuit comida cocinar essen kochen cuisine 吃饭 菜 做饭 好吃 早餐 晚饭 厨房',
  drink: 'drink tea coffee thermos kettle wine beer cafe kaffee tee 喝茶 咖啡 喝水',
  music:
    '曲 楽器 ベース レコード canción disco bajo lied platte musik music song sing instrument bass guitar piano band record album melody chord jazz rock groove tune saxophone mixtape musica musik chanson 音乐 唱歌 歌 吉他 贝斯 乐队 专辑',
  stage:
    'gig concert tour stage perform show audience rehearsal venue soundcheck crowd concierto konzert 演出 音乐会 巡演',
  home: 'home house flat apartment studio boathouse atelier lighthouse balcony workshop neighbour town village casa wohnung haus maison 房子 家 阳台 住 工作室',
  work: 'work job career profession living trabajo arbeit beruf travail 工作 职业 上班',
  beginning:
    '始め きっかけ 第一 小时候 empezaste empezar anfang angefangen start begin beginning learn teach teacher became become child childhood school young origin inspire empezar aprender angefangen anfangen lernen commencer 开始 学会 小时候 怎么会',
  tool: 'tool tools gear equipment machine kiln wheel camera telescope lens microphone monitor computer brush scissors needle setup software 工具 设备 相机',
  colour:
    'colour color blue green red orange palette paint glaze shade pigment favorito farbe couleur 颜色 蓝色 绿色 红色',
  weather:
    '天気 雨 嵐 tormenta sturm weather rain storm sun snow cold wind fog cloud lluvia regen wetter pluie 天气 下雨 雨 太阳 风',
  night:
    'night midnight sleep insomnia dream dark late awake noche nacht schlafen nuit 晚上 睡 夜里 梦 夜班 夜间 半夜 凌晨 深夜 熬夜',
  travel:
    'travel trip journey bus train ferry tram van route country road luggage rucksack holiday vacation passport viajar reisen voyage 旅行 旅游 出门',
  love: '恋 结婚 老婆 丈夫 男友 casada casado novio novia verliebt verheiratet love boyfriend girlfriend partner single marry wedding romance crush heart amor liebe amour 恋爱 爱情 男朋友 女朋友 单身',
  failure:
    '失败 做坏 搞砸 打碎 mistake fail failure ruined error fallo fracaso fehler misslungen 失敗 割れ ミス',
  easy: 'easy easiest beginner simple anfänger anfängerin einfach einfachste fácil fáciles principiante 新手 简单 容易 初心者 簡単',
  fear: '怖 怕 miedo asusta ängstlich fürchten fear afraid scared scary danger terrified brave worst miedo angst peur 害怕 危险 最糟',
  plant:
    '植物 葉 浇 土 maceta hoja blatt blätter topf gießen plant garden flower leaf leaves tree fern pot soil water seed root repot grow planta pflanze plante 植物 花 叶子 浇水 盆 种',
  sky: 'star planet moon telescope universe galaxy sky space comet alien astronomy estrella stern etoile 星星 月亮 宇宙 望远镜',
  cloth:
    'dress clothes cloth fashion wear suit hem fabric shoe sleeve sew colour outfit trousers vestido kleid 衣服 裙子 时尚',
  body: 'body knee neck shoulder hurt pain ache stretch pose yoga breath breathe stiff exercise posture dolor schmerz 疼 瑜伽 呼吸 膝盖',
  game: 'game play player pixel sprite level board chess juego spiel jeu 游戏',
  story:
    'story tale book read writ ending letter poem novel myth legend cuento geschichte histoire 故事 书 写',
  sea: 'sea ocean ship boat ferry sail harbour port island wave swim mar meer mer 海 船 游泳',
  crime:
    'inspector case thief theft stolen kommissar kommissarin inspektor täter inspectora ladrón caso 探长 破案 警部 刑事 事件 crime murder murderer killer clue suspect detective evidence witness alibi mystery solve police 案子 线索 凶手',
  craft:
    'töpferin töpfern ton keramik barro alfarera torno 陶芸 ろくろ 窯 clay pottery pot mug bowl cup handle glaze ceramic wheel throw potter ceramica keramik ceramique 陶 杯子',
  mistake:
    '失敗 搞砸 schiefgegangen schlimmster error fallo desastre worst schlimmste peor 最糟 最惨 最悪 mistake fail failure accident disaster wrong ruin hardest difficult difficulty struggle error fehler 失败 错误 最难',
  best: '一番好き お気に入り lieblings favorita favorito favourite favorite best proud proudest prefer beloved liebste prefere 最喜欢 最爱 骄傲',
  next: 'tonight tomorrow weekend plan upcoming next new latest current currently project soon 今晚 明天 周末 计划 新的 最近',
  humour: 'funny joke laugh humour humor silly weird strange odd 笑话 好笑 奇怪',
  forest: 'forest wood woods elf magic spell beech oak moss glade bosque wald 林子 精灵 魔法 森林',
  secret: 'secret confess hidden truth surprise 秘密',
};

const conceptsOf = new Map<string, string[]>();
const han: [string, string][] = [];
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(' ')) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) han.push([word, concept]);
    else conceptsOf.set(stem(word), [...(conceptsOf.get(stem(word)) ?? []), concept]);
  }

/** Turns of phrase whose words alone say nothing. */
const phrases: [RegExp, string][] = [
  [
    /\bfirst (?:\w+ )?(?:that )?you (?:ever )?(?:made|did|wrote|built|cooked|played|drew|sewed)\b|\bg[eo]t(?:ting)? into\b|\bhow long have you been\b|歴(?:は|って)?どれくらい|desde cuándo|seit wann|\bhow (?:did|have) you (?:become|come to)\b|\b(?:where|when|how|why) did you (?:first |even )?(?:learn|start|begin|become|discover)\b|(?:怎么|什么时候|为什么)(?:会)?(?:开始|喜欢上|学)|(?:どうして|なぜ|なんで|いつ|どうやって).{0,14}(?:なった|なり|始め|変え)|きっかけ|(?:warum|wie|wann|wieso) (?:bist|hast) du .{0,30}(?:geworden|gekommen|angefangen|gelernt)|(?:cómo|cuándo|por qué) (?:empezaste|llegaste|te hiciste|aprendiste)/iu,
    'beginning',
  ],
  [/\bwhere (?:do|are) you (?:live|from|based|stay)\b|\byour place\b/i, 'home'],
  [/\b(?:what do you|you) do for (?:a living|work)\b/i, 'work'],
  [/\bwhat are you (?:working|up)\b|\bwhat(?:'s| is) (?:next|new)\b/i, 'next'],
];

/** Titles whose parts mean something else. */
const titles = /船長|船长|探长|先生|博士|大厨|シェフ/g;

/** What turns of phrase ask for: more surely than any word beside them. */
function findPhrases(text: string): string[] {
  return phrases.flatMap(([pattern, concept]) => (pattern.test(text) ? [concept] : []));
}

/** What a text is about: of its words and turns of phrase, and of the Chinese in it. */
export function findConcepts(words: Iterable<string>, text: string): Set<string> {
  const found = new Set(
    [...words].flatMap((word) => conceptsOf.get(word) ?? []).concat(...findPhrases(text)),
  );
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    for (const [word, concept] of han) if (text.replaceAll(titles, '').includes(word)) found.add(concept);
  return found;
}
