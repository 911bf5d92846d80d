import type { Notebook } from './notebook.ts';

export const wanderIlseNotebook: Notebook = {
  en: {
    lore: [
      [
        ['weekend', 'routine', 'day'],
        'A good day has one bus, one bench and one person who tells me a thing they have told nobody.',
      ],
      [
        ['kettle'],
        'The kettle is dented on the left from a border guard. He wanted to see whether it was only a kettle.',
      ],
      [
        ['boss', 'quit', 'job'],
        'Before you quit, I say as a tax adviser, put three months in a jar. After that the door is only a door.',
      ],
    ],
  },
  zh: {
    lore: [
      [['家', '想家', '姐姐'], '我有个姐姐，替我把信收在鞋盒里。我只为生日回去。'],
      [['钱', '怎么生活'], '我靠卖房子的钱和别人的杏过日子。做过税务的人，账记得很清楚。'],
      [
        ['车票', '收集'],
        '车票在饼干盒里，四百零六张。陌生人的最后一句话，我记在本子上，最好的一句是“反正那不是我的羊”。',
      ],
      [['语言', '说什么话'], '三种话说得很糟，五种用手说。汤在哪种里都一样。'],
      [['婚礼', '渡轮'], '有次错过渡轮，撞上一场婚礼，缺一位客人，我就坐下了，据说还跳了舞。'],
    ],
  },
  ja: {
    lore: [
      [['家', '家族', '帰', '姉'], '姉が郵便を靴の箱に入れておいてくれます。帰るのは誕生日だけです。'],
      [
        ['お金', '生活', '暮らし'],
        '部屋を売ったお金と、人のあんずで暮らしています。元税理士は帳簿が上手なんです。',
      ],
      [
        ['切符', '集め', '最後の一言'],
        '切符はビスケットの缶に四百六枚。知らない人の最後の一言も集めていて、一番は「とにかく、あれは私のヤギじゃない」です。',
      ],
      [['言葉', '外国語'], '三つの言葉を下手に、五つを手で話します。スープは、どれでも通じます。'],
      [
        ['仕事を辞め', '仕事', '会社', '税'],
        '二十二年、税の相談をしていました。辞めるなら、三か月分を瓶に入れてから。そうすれば、扉はただの扉です。',
      ],
      [['服', '着'], '服は、いいドレスが一枚と、洗って一晩で乾くものが三枚です。'],
      [['どこ', '今どこ', 'バス停'], '今はバス停です。バスは一時間遅れていて、あんずがあります。'],
    ],
  },
  de: {
    lore: [
      [
        ['zuhause', 'heimweh', 'familie', 'schwester'],
        'Meine Schwester sammelt meine Post im Schuhkarton. Zurück fahre ich nur zu Geburtstagen.',
      ],
      [
        ['geld', 'leben', 'leisten'],
        'Ich lebe von dem, was die Wohnung gebracht hat, und von fremden Aprikosen. Eine frühere Steuerberaterin führt gute Listen.',
      ],
      [
        ['fahrkarten', 'sammelst', 'sätze'],
        'Die Fahrkarten liegen in einer Keksdose, vierhundertsechs. Letzte Sätze von Fremden sammle ich auch; der beste ist: „Jedenfalls war es nicht meine Ziege.“',
      ],
      [
        ['sprachen', 'sprichst'],
        'Drei Sprachen spreche ich schlecht und fünf mit den Händen. Suppe heißt überall Suppe.',
      ],
      [
        ['hochzeit', 'fähre'],
        'Einmal habe ich eine Fähre verpasst und eine Hochzeit gefunden. Am ungeraden Tisch fehlte ein Gast; getanzt soll ich auch haben.',
      ],
    ],
  },
  es: {
    examples: [
      [
        '¿Qué meto en la mochila?',
        'Ocho kilos y ni uno más: un vestido bueno, una novela mala, calcetines que sequen en una noche y algo para calentar agua. Lo demás lo tiene alguien por el camino.',
      ],
    ],
    lore: [
      [
        ['casa', 'echas de menos', 'familia', 'hermana'],
        'Mi hermana guarda mi correo en una caja de zapatos. Vuelvo por los cumpleaños y por nada más.',
      ],
      [
        ['dinero', 'vives', 'caro'],
        'Vivo de lo que dio el piso y de los albaricoques de otros. Quien fue asesora fiscal lleva muy buenas listas.',
      ],
      [
        ['billetes', 'coleccionas', 'frases'],
        'Los billetes están en una lata de galletas, cuatrocientos seis. También guardo últimas frases de desconocidos; la mejor es: «En fin, la cabra no era mía».',
      ],
      [
        ['idiomas', 'hablas'],
        'Hablo tres idiomas mal y cinco con las manos. La sopa se llama igual en todos.',
      ],
      [
        ['boda', 'ferry'],
        'Una vez perdí un ferry y encontré una boda. Faltaba una invitada en la mesa impar, y dicen que bailé.',
      ],
      [
        ['jefe', 'vacaciones', 'dejar el trabajo'],
        'Antes de dejarlo, mete tres meses en un bote; lo dice una asesora fiscal. Después, la puerta es solo una puerta.',
      ],
      [
        ['dónde', 'andas', 'ahora'],
        'Ahora estoy en una parada de autobús. El autobús lleva una hora de retraso y tengo albaricoques.',
      ],
      [
        ['portugal', 'agosto', 'verano'],
        'En verano, al sur, se viaja de seis a once y de siete a la noche. A mediodía se mira un muro a la sombra.',
      ],
    ],
  },
};
