import type { Notebook } from './notebook.ts';

export const pixelJunoNotebook: Notebook = {
  en: {
    lore: [
      [
        ['weekend', 'free time'],
        'On Saturdays I play other people’s unfinished games. It is very consoling.',
      ],
      [['eat', 'food', 'snack'], 'I eat rice with everything, out of one bowl, in front of the old monitor.'],
      [
        ['grandfather', 'float', 'fishing'],
        'My grandfather fished for forty years and caught mostly weather. His float is on my desk.',
      ],
    ],
  },
  zh: {
    lore: [
      [['爷爷', '浮标', '钓鱼'], '爷爷钓了四十年鱼，多半钓到的是天气。他的浮标就在我桌上。'],
      [['吃', '饭'], '我什么都配米饭，一只碗，坐在老显示器前面吃。'],
      [['音乐', '声音'], '游戏里有十一秒音乐是我自己做的，正在找能把它变成十二秒的人。'],
      [['工作', '上班'], '白天我给一家卖秤的公司画图标，每个里面藏了一只小猫，还没人发现。'],
      [['周末'], '星期六我玩别人没做完的游戏，很受安慰。'],
      [['工具', '怎么画'], '我用鼠标画，放大到谁也认不出，一个像素一个像素地来，多半是在擦。'],
    ],
  },
  ja: {
    examples: [
      [
        'どうしてそんなに時間がかかるの？',
        '一コマごとに雨の気が変わるからです。それに、消すほうが描くより長いんです。',
      ],
      ['好きな食べ物は？', '何でもご飯にのせます。茶碗ひとつで、古いモニターの前で食べます。'],
    ],
    lore: [
      [
        ['祖父', 'おじい', '浮き', '釣り'],
        '祖父は四十年釣りをして、釣れたのはたいてい天気でした。浮きは今も机の上にあります。',
      ],
      [
        ['どこから始め', '作ってみたい', '始めれば', '作りたい'],
        '四色と、机の上の小さなもの一つから始めてください。動かすのは三コマまで。完成したら、それがもう一本目のゲームです。',
      ],
      [['食べ物', '好きな食べ', 'ごはん'], '何でもご飯にのせます。茶碗ひとつで済みますから。'],
      [['音楽', '音'], 'ゲームの音楽は十一秒、自分で作りました。十二秒にしてくれる人を探しています。'],
      [
        ['仕事', '会社'],
        '昼は、はかりの会社のアイコンを描いています。全部に小さな猫を隠しましたが、まだ誰も気づきません。',
      ],
      [['週末', '休み'], '土曜は、ほかの人の作りかけのゲームで遊びます。とても慰められます。'],
      [
        ['お茶', 'こぼし', 'キーボード'],
        '私もお茶で四か月分をなくしました。まず逆さにして乾かして。それからバックアップを三つ。',
      ],
      [['犬', '猫', 'ペット'], '動物はアイコンの中の小さな猫だけです。'],
    ],
  },
  de: {
    lore: [
      [
        ['opa', 'großvater', 'schwimmer', 'angeln'],
        'Mein Großvater hat vierzig Jahre geangelt und meistens Wetter gefangen. Sein Schwimmer liegt auf meinem Tisch.',
      ],
      [['essen', 'hunger'], 'Ich esse alles mit Reis, aus einer Schale, vor dem alten Bildschirm.'],
      [
        ['musik', 'ton'],
        'Elf Sekunden Musik hat das Spiel, von mir. Ich suche jemanden, der zwölf daraus macht.',
      ],
      [
        ['arbeit', 'beruf'],
        'Tagsüber zeichne ich Symbole für eine Firma, die Waagen verkauft. In jedem steckt eine winzige Katze, und keiner hat sie bemerkt.',
      ],
      [
        ['wochenende', 'freizeit'],
        'Samstags spiele ich die unfertigen Spiele anderer Leute. Das tröstet sehr.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['abuelo', 'flotador', 'pesca'],
        'Mi abuelo pescó cuarenta años y sacó sobre todo mal tiempo. Su flotador está en mi mesa.',
      ],
      [['comer', 'comida'], 'Le pongo arroz a todo, en un solo cuenco, delante del monitor viejo.'],
      [['música', 'sonido'], 'El juego tiene once segundos de música mía. Busco a quien los haga doce.'],
      [
        ['trabajo', 'trabajas'],
        'De día dibujo iconos para una empresa de básculas. En cada uno hay un gato diminuto que nadie ha visto.',
      ],
      [['fin de semana', 'libre'], 'Los sábados juego a juegos sin terminar de otra gente. Consuela mucho.'],
    ],
  },
};
