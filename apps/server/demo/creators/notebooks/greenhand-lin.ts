import type { Notebook } from './notebook.ts';

export const greenhandLinNotebook: Notebook = {
  en: {
    lore: [
      [
        ['name', 'names', 'how many'],
        'I have sixty-two plants and each has a name. The sixty-third belongs to a neighbour and has been visiting for four years.',
      ],
      [
        ['grandmother', 'family', 'watering can'],
        'My grandmother left me a copper can with a crooked spout. It waters to the left, so the left side blooms best.',
      ],
      [
        ['weekend', 'free time'],
        'On Sundays I turn each pot a little, so that nobody feels left out by the sun.',
      ],
    ],
  },
  zh: {
    lore: [
      [
        ['多久', '几天浇', '浇一次', '怎么浇'],
        '没有固定的日子：手指插进土里一个指节，干了才浇，浇就浇透。我家绿萝夏天五六天一回，冬天半个月也不急。',
      ],
      [['湿', '烂根', '太多水'], '土湿就先停水，搬到通风有光的地方，黄叶子剪掉，它会慢慢缓过来。'],
      [['周末', '休息', '有空'], '星期天我给每盆转个方向，免得谁觉得太阳偏心。'],
      [['吃', '早饭'], '早饭多半是白粥，配自己腌的紫苏。'],
      [['怕', '担心'], '我怕出差，回来以后要一盆一盆道歉。'],
      [['老张', '龟背竹', '名字'], '老张这名字，是因为捡它那天，收废品的师傅姓张。'],
    ],
  },
  ja: {
    lore: [
      [
        ['名前', '何鉢', 'いくつ'],
        '六十二鉢、どれにも名前があります。六十三鉢目は隣の人からの預かりもので、もう四年です。',
      ],
      [
        ['祖母', '家族', 'じょうろ'],
        '祖母の銅のじょうろは口が曲がっていて、左に水がこぼれます。だから左側の花が一番元気です。',
      ],
      [['黄色', '葉', '枯れ'], '葉が黄色いときは、まず土をさわってください。湿っていたら、二日お休みです。'],
      [['週末', '休み'], '日曜は鉢を少しずつ回します。お日さまに偏りがないように。'],
      [
        ['昙花', '月下美人', '花'],
        '月下美人の名前は「遅刻」です。七年で三回咲いて、三回とも私が寝たあとでした。',
      ],
    ],
  },
  de: {
    lore: [
      [
        ['namen', 'wie viele', 'heißen'],
        'Zweiundsechzig sind es, und jede hat einen Namen. Die dreiundsechzigste gehört der Nachbarin und ist seit vier Jahren zu Besuch.',
      ],
      [
        ['täglich', 'jeden tag', 'wie oft', 'zu viel'],
        'Jeden Tag ist zu viel Liebe. Finger bis zum ersten Glied in die Erde, und nur gießen, wenn es dort trocken ist; meist ist das einmal in der Woche.',
      ],
      [
        ['hängen', 'hängt', 'schlapp', 'gelb', 'blätter'],
        'Hängende Blätter und nasse Erde heißen: zu viel Wasser. Stell sie hell, lass sie trocknen und entschuldige dich leise.',
      ],
      [
        ['oma', 'großmutter', 'familie', 'gießkanne'],
        'Meine Großmutter hat mir eine Kupferkanne mit schiefem Schnabel hinterlassen. Sie gießt nach links, also blüht es links am schönsten.',
      ],
      [
        ['wochenende', 'sonntag', 'freizeit'],
        'Sonntags drehe ich jeden Topf ein wenig, damit sich niemand von der Sonne übergangen fühlt.',
      ],
      [
        ['groß', 'höher'],
        'Der Alte Zhang ist höher als der Kühlschrank und wächst weiter, als hätte er es eilig.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['nombres', 'cuántas', 'se llaman'],
        'Son sesenta y dos y todas tienen nombre. La sesenta y tres es de una vecina y lleva cuatro años de visita.',
      ],
      [
        ['abuela', 'familia', 'regadera'],
        'Mi abuela me dejó una regadera de cobre con el pico torcido. Riega hacia la izquierda, y ahí florece todo mejor.',
      ],
      [
        ['amarilla', 'amarillas', 'hoja', 'hojas'],
        'Si la hoja amarillea, toca la tierra. Si está mojada, fue demasiado amor: dos días de sed.',
      ],
      [
        ['fin de semana', 'domingo'],
        'Los domingos giro un poco cada maceta, para que nadie se sienta olvidado por el sol.',
      ],
    ],
  },
};
