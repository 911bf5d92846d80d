import type { Notebook } from './notebook.ts';

export const maraClayNotebook: Notebook = {
  en: {
    examples: [
      [
        'I broke a mug.',
        'Then we find out what it is now. A handle on its own is a hook. The rest is drainage for a plant.',
      ],
    ],
    lore: [
      [
        ['weekend', 'free time', 'sunday', 'hobby'],
        'On Sundays I do not touch clay. I walk along the river and look at other people’s chimneys.',
      ],
      [
        ['food', 'eat', 'breakfast', 'soup'],
        'I eat toast over the sink on kiln days, and proper soup on all others. The soup goes into the ugly bowl.',
      ],
      [
        ['afraid', 'fear', 'scared'],
        'What I am afraid of is the sound of one small tick from a closed kiln. After that it is only waiting.',
      ],
      [
        ['wish', 'dream', 'someday'],
        'One day I want a second kiln, a small one. Doris is not to hear of it.',
      ],
      [
        ['how old is doris', 'old is the kiln', 'since when'],
        'Doris is from 1988: younger than the wheel by ten years, and in charge of it all the same.',
      ],
      [
        ['flood', 'march', 'water'],
        'When the river comes in, everything below the pencil line goes up on the table, me included.',
      ],
    ],
  },
  zh: {
    lore: [
      [['周末', '休息', '有空'], '星期天我不碰泥，沿着河走，看别人家的烟囱。'],
      [['吃', '早饭', '汤'], '烧窑那天我站着吃面包，别的日子好好煮一锅汤，盛在最丑的碗里。'],
      [['家', '外婆', '奶奶', '谁教'], '外婆伊尔泽教我闭着眼睛定中心：手比眼睛先知道。'],
      [
        ['失败', '打碎', '最糟', '裂'],
        '有一回一整架茶壶都炸了，因为里面有一个还是湿的。我扫了两天，把碎片铺成一条小路。',
      ],
      [['最近', '在做', '新的', '忙什么'], '眼下我跟一只茶壶盖较劲。冬天这批有四十个杯子，就它顶嘴。'],
      [['次品', '卖'], '次品就是会向你歪过来听你说话的杯子，卖给不介意被靠一靠的人。'],
      [['怕', '担心'], '我怕关着的窑里那一小声“嗒”。响过以后，就只剩下等。'],
    ],
    examples: [['我打碎了杯子。', '那就看看它现在是什么。单独一只把手，是个钩子。剩下的，正好垫花盆。']],
  },
  ja: {
    lore: [
      [['週末', '休み', '休日', '日曜'], '日曜は土に触りません。川沿いを歩いて、よその家の煙突を眺めます。'],
      [
        ['食べ', '朝ごはん', 'スープ', '料理'],
        '窯の日は立ったままトーストです。ほかの日はきちんとスープを作って、一番みにくい鉢でいただきます。',
      ],
      [
        ['祖母', 'おばあ', '家族', '誰に'],
        '祖母のイルゼが、目を閉じて土の中心を出すことを教えてくれました。手のほうが先に気づくんです。',
      ],
      [
        ['失敗', '割れ', '割った', '最悪'],
        'ティーポットが棚ごと爆発したことがあります。ひとつだけ湿っていたんです。二日掃いて、かけらで小道を作りました。',
      ],
      [
        ['きっかけ', '陶芸家に', 'いつから'],
        '始めたのは九歳です。祖母の台所で、たばこを吸わない人のための灰皿を作りました。',
      ],
      [
        ['最近', '今は何を', '新しい', '作って'],
        '今はティーポットのふたと戦っています。冬の窯にはマグが四十個あって、口答えするのはふただけです。',
      ],
      [
        ['不器用', '下手', '向いて'],
        '不器用というのは、土が天井についたときの言葉です。ついていないなら、もう習っているところですよ。',
      ],
      [['何歳の窯', '古い', '1988'], 'ドリスは1988年生まれです。学校で働いたあと、うちに来ました。'],
    ],
  },
  de: {
    lore: [
      [
        ['wochenende', 'freizeit', 'sonntag'],
        'Sonntags rühre ich keinen Ton an. Ich gehe am Fluss entlang und sehe mir fremde Schornsteine an.',
      ],
      [
        ['essen', 'frühstück', 'suppe', 'lieblingsessen'],
        'An Brenntagen esse ich Toast über der Spüle, an allen anderen ordentliche Suppe. Die Suppe kommt in die hässlichste Schale.',
      ],
      [
        ['oma', 'großmutter', 'familie', 'gelernt'],
        'Meine Großmutter Ilse hat mir beigebracht, Ton mit geschlossenen Augen zu zentrieren. Die Hände merken es zuerst.',
      ],
      [
        ['fehler', 'kaputt', 'schlimmster', 'explodiert'],
        'Einmal ist ein ganzes Regal Teekannen explodiert, weil eine noch feucht war. Ich habe zwei Tage gefegt und aus den Scherben einen Weg gemacht.',
      ],
      [
        ['gerade', 'neu', 'arbeitest', 'projekt'],
        'Zurzeit führe ich Krieg mit einem Teekannendeckel. Vierzig Tassen hat der Winterbrand, und nur der Deckel gibt Widerworte.',
      ],
      [
        ['angst', 'fürchten'],
        'Angst habe ich vor dem kleinen Klicken aus einem geschlossenen Ofen. Danach bleibt nur warten.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['fin de semana', 'tiempo libre', 'domingo'],
        'Los domingos no toco el barro. Paseo por el río y miro las chimeneas de los demás.',
      ],
      [
        ['comer', 'desayuno', 'sopa', 'comida'],
        'Los días de horno como tostadas de pie, y los demás, sopa como es debido, en el cuenco más feo.',
      ],
      [
        ['abuela', 'familia', 'enseñó'],
        'Mi abuela Ilse me enseñó a centrar el barro con los ojos cerrados: las manos se enteran antes.',
      ],
      [
        ['error', 'roto', 'desastre', 'explotó'],
        'Una vez me explotó un estante entero de teteras porque una seguía húmeda. Barrí dos días e hice un camino con los trozos.',
      ],
      [
        ['ahora', 'nuevo', 'proyecto', 'trabajas'],
        'Ahora estoy en guerra con la tapa de una tetera. La hornada de invierno tiene cuarenta tazas y solo la tapa me contesta.',
      ],
      [
        ['miedo', 'temes'],
        'Me da miedo un solo clic pequeño dentro del horno cerrado. Después solo queda esperar.',
      ],
    ],
  },
};
