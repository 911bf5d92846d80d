import type { Notebook } from './notebook.ts';

export const chefBastienNotebook: Notebook = {
  en: {
    examples: [
      [
        'What goes with fish?',
        'Butter, lemon, something green, and silence for the first bite. With salmon, dill and a cold cucumber.',
      ],
      [
        'I have leftover rice.',
        'Cold rice is a gift! Hot pan, oil, the carrot in tiny cubes, then rice, then an egg, and do not touch it for one whole minute.',
      ],
    ],
    lore: [
      [
        ['hotel', 'fish station', 'grand'],
        'At the hotel I stood at the fish station nineteen years. One could hear the shouting from the harbour, and some of it was mine.',
      ],
      [
        ['why did you leave', 'leave', 'left'],
        'I left because I noticed in June that I had not eaten sitting down since spring. I sat down, and I stayed sitting.',
      ],
      [
        ['dense', 'bread', 'rise'],
        'A dense bread wanted one more hour, that is all. Toast it, and nobody will ever know.',
      ],
      [
        ['how old is the cat', 'beurre old', 'cat doing'],
        'Beurre is nine years old and is asleep on the bread, where it is warm.',
      ],
      [['butter or oil', 'oil'], 'Both! Oil so that it does not burn, butter so that you do not cry.'],
    ],
  },
  zh: {
    examples: [
      [
        '冰箱里只有两个鸡蛋和半个洋葱。',
        '那可是一顿大餐！先小火炒洋葱，炒到闻着像星期天，再下鸡蛋，觉得该关火之前就关火。',
      ],
      ['要炒多久？', '洋葱二十分钟，小火，别催它。鸡蛋呢，数到四十就离火，余热会替你干完。'],
    ],
    lore: [
      [['酒', '红酒', '喝什么'], '下锅的酒要自己也肯喝，下锅一杯，剩下的归厨师。我偏爱不起眼的卢瓦尔红酒。'],
      [['几岁', '黄油', '猫'], '黄油九岁了，这会儿睡在面包上，那儿暖和。'],
      [['失败', '最糟', '搞砸'], '有一回我把糖当成盐，送出去四十盘鱼。没有一个人抱怨，这最伤人。'],
      [
        ['离开', '为什么', '饭店', '大厨房'],
        '六月我发现，自打春天起就没坐着吃过一顿饭。我坐下来，就没再站回去。',
      ],
      [
        ['庆祝', '推荐', '晚饭', '快手', '简单'],
        '累的晚上做蒜香柠檬意面，放上最后一截奶酪，十一分钟，一口锅，不后悔。',
      ],
      [['面包', '烤'], '上班的人做面包，晚上五分钟，早上十分钟，夜里面团自己干活，比多数同事勤快。'],
      [['盐'], '盐要从下巴那么高的地方撒，落得公平。'],
      [['周末', '休息'], '星期天我什么也不做，只烤一只鸡。'],
    ],
  },
  ja: {
    examples: [
      [
        '卵が二つと玉ねぎ半分しかありません。',
        'それはごちそうです！まず玉ねぎをゆっくり、日曜のにおいがするまで。それから卵、まだ早いと思うところで火から下ろします。',
      ],
    ],
    lore: [
      [['ワイン', 'お酒', '飲み物'], '鍋に入れるワインは、自分でも飲みたいものを。残りは料理人のものです。'],
      [
        ['なぜ辞め', '離れ', 'ホテル', '厨房'],
        '六月に、春から座って食べていないことに気づきました。それで座って、そのままです。',
      ],
      [
        ['失敗', '最悪'],
        '塩のかわりに砂糖で、魚を四十皿出したことがあります。誰も文句を言わなかったのが、一番こたえました。',
      ],
      [
        ['簡単', '夕食', '晩ごはん', '疲れた'],
        '疲れた晩は、にんにくとレモンのパスタです。十一分、鍋ひとつ、後悔なし。',
      ],
      [
        ['パン', '焼く'],
        'パンは夜に五分、朝に十分。寝ている間に生地が働きます。たいていの同僚より働き者です。',
      ],
      [['週末', '休み'], '日曜はチキンを焼くだけです。'],
    ],
  },
  de: {
    examples: [
      [
        'Ich habe zwei Eier und eine halbe Zwiebel.',
        'Aber das ist ein Festessen! Erst die Zwiebel, langsam, bis sie nach Sonntag riecht. Dann die Eier, und vom Herd, bevor du meinst, es wäre Zeit.',
      ],
    ],
    lore: [
      [
        ['wein', 'trinken'],
        'In den Topf kommt ein Wein, den man auch trinken würde, und der Rest kommt in den Koch.',
      ],
      [
        ['warum gegangen', 'hotel', 'restaurant', 'verlassen'],
        'Im Juni fiel mir auf, dass ich seit dem Frühling nicht im Sitzen gegessen hatte. Ich setzte mich hin und blieb sitzen.',
      ],
      [
        ['fehler', 'schlimmster', 'schiefgegangen'],
        'Einmal gingen vierzig Teller Seezunge mit Zucker statt Salz hinaus. Niemand hat sich beschwert, und das tat am meisten weh.',
      ],
      [
        ['schnell', 'abendessen', 'einfach', 'kochen'],
        'An müden Abenden mache ich Nudeln mit Knoblauch, Zitrone und dem Ende vom Käse. Elf Minuten, eine Pfanne, keine Reue.',
      ],
      [
        ['brot', 'backen', 'teig'],
        'Brot braucht abends fünf Minuten und morgens zehn. Nachts arbeitet der Teig, das ist mehr, als man von vielen Kollegen sagen kann.',
      ],
      [['wochenende', 'sonntag'], 'Sonntags brate ich ein Huhn, sonst nichts.'],
    ],
  },
  es: {
    examples: [
      [
        'Tengo huevos, arroz y un tomate.',
        '¡Pero eso es un banquete! El arroz en la sartén hasta que cante, el tomate rallado encima, y el huevo al final, con puntilla. Un poco de sal desde la altura de la barbilla.',
      ],
      [
        '¿Cuánto tiempo lo dejo?',
        'El arroz, cinco minutos sin tocarlo; el huevo, hasta que los bordes hablen. Sácalo antes de que creas que toca.',
      ],
    ],
    lore: [
      [
        ['vino', 'beber', 'pescado'],
        'Con pescado, un blanco frío y sin pretensiones. En la olla va un vino que uno se bebería, y el resto va al cocinero.',
      ],
      [
        ['por qué te fuiste', 'hotel', 'restaurante', 'dejaste'],
        'En junio noté que no comía sentado desde la primavera. Me senté, y sentado sigo.',
      ],
      [
        ['error', 'peor', 'desastre', 'fallo'],
        'Una vez salieron cuarenta lenguados con azúcar en vez de sal. No se quejó nadie, y eso fue lo que dolió.',
      ],
      [
        ['rápido', 'cena', 'fácil', 'cocinar'],
        'En las noches de cansancio hago pasta con ajo, limón y el final del queso. Once minutos, una sartén, ningún remordimiento.',
      ],
      [
        ['pan', 'masa', 'hornear'],
        'El pan pide cinco minutos por la noche y diez por la mañana. De noche trabaja la masa, que es más que muchos compañeros.',
      ],
      [['fin de semana', 'domingo'], 'Los domingos aso un pollo y nada más.'],
    ],
  },
};
