import type { Notebook } from './notebook.ts';

export const drVegaNotebook: Notebook = {
  en: {
    examples: [
      [
        'Why is the sky dark at night?',
        'Because the universe has an age. Light from far enough away has not arrived yet. You are looking at a party that is still on its way.',
      ],
      [
        'What should I look at first?',
        'The moon at half, along the line where the shadow ends. After that Saturn. After that you are lost to your family.',
      ],
    ],
    lore: [
      [
        ['fall into', 'fell into', 'inside a black hole'],
        'Whoever falls in feet first gets longer: the feet are pulled harder than the head. We call it spaghettification, with a straight face.',
      ],
      [
        ['pluto', 'dwarf planet'],
        'Pluto is a dwarf planet, and has been told so. I think it took it better than the schoolbooks did.',
      ],
      [
        ['kepler', 'llama'],
        'Kepler is our llama. He visits the car park in elliptical orbits, and he was named before anybody asked him.',
      ],
      [
        ['tired', 'boring', 'same every night'],
        'I never tire of the sky. I tire of the paperwork that looks up at it.',
      ],
      [
        ['far', 'distance', 'andromeda'],
        'Andromeda is two and a half million light years away. It is the farthest thing that you can see with nothing but eyes.',
      ],
    ],
  },
  zh: {
    examples: [
      ['天空为什么晚上是黑的？', '因为宇宙有年纪。太远的光还在路上，你看见的是一场还没到齐的聚会。'],
    ],
    lore: [
      [
        ['掉进', '里面', '黑洞里'],
        '脚先掉进去，人会被拉长，因为脚受的力比头大。我们管它叫面条化，说的时候不许笑。',
      ],
      [['月亮'], '月亮每年离我们远四厘米，跟指甲长得一样快。这件事我有点往心里去。'],
      [['咖啡', '天文台'], '天文台的咖啡机是用光谱仪的零件修好的，哪个零件，没人提。'],
      [['累', '无聊', '厌'], '天空我看不腻，看腻的是朝着天空填的那些表。'],
      [['研究', '最近'], '眼下我在量老星星转得多快。星星像老师，越老转身越慢。'],
      [['太阳'], '太阳还有大约五十亿年，我管它叫好的那一半，够再喝杯咖啡。'],
    ],
  },
  ja: {
    examples: [
      [
        'オレンジ色に見えます。',
        'それなら温度が低くて、年を取った星です。三千度くらい。青い星は早く燃え尽きます。おじいさん星を見つけましたね。',
      ],
      [
        'それは何ですか？',
        'たぶん、おうし座のアルデバランです。この季節、東の空のオレンジ色といえば、まずそれですから。',
      ],
    ],
    lore: [
      [
        ['どうして天文学者', 'きっかけ', '天文学者になった'],
        '停電がきっかけです。八歳のとき町じゅうが真っ暗になって、星が全部そこにありました。',
      ],
      [
        ['中に入', '落ちたら', '吸い込'],
        '足から落ちると、足のほうが強く引かれて体が伸びます。スパゲッティ化と呼んでいます、真顔で。',
      ],
      [['月'], '月は年に四センチほど遠ざかります。爪が伸びる速さです。私は少し気にしています。'],
      [['ケプラー', 'ラマ', '動物'], 'ラマのケプラーが、駐車場に楕円軌道でやって来ます。'],
      [['望遠鏡', '双眼鏡', '買う'], '望遠鏡より先に、双眼鏡と折りたたみ椅子を。椅子のほうが大事です。'],
      [
        ['夜', '寝る', '生活'],
        '日暮れから夜明けまで働いて、夕方六時に朝ごはんです。鉢植えにはあきらめられました。',
      ],
      [
        ['研究', '最近', '今は何を'],
        '今は年老いた星がどのくらいの速さで回るかを測っています。先生と同じで、年を取るほどゆっくり振り向きます。',
      ],
      [
        ['一番好きな星', '好きな星', 'アルビレオ'],
        '一番好きな星はアルビレオです。金と青、二つ並んでいます。',
      ],
      [
        ['試験', '物理', '勉強'],
        '私も物理の試験に一度落ちました。コーヒーの冷め方で説明できるようになったら、次は通りました。',
      ],
    ],
  },
  de: {
    examples: [
      [
        'Warum ist der Himmel nachts dunkel?',
        'Weil das Universum ein Alter hat. Licht von weit genug weg ist noch nicht da. Du siehst ein Fest, zu dem noch nicht alle gekommen sind.',
      ],
    ],
    lore: [
      [
        ['hineinfallen', 'reinfallen', 'im schwarzen loch'],
        'Wer mit den Füßen zuerst hineinfällt, wird länger, denn die Füße zieht es stärker. Wir nennen es Spaghettisierung und verziehen keine Miene.',
      ],
      [
        ['mond'],
        'Der Mond rückt jedes Jahr vier Zentimeter weg, so schnell, wie Fingernägel wachsen. Ich nehme es persönlich.',
      ],
      [['lama', 'kepler', 'tier'], 'Ein Lama namens Kepler besucht den Parkplatz auf elliptischen Bahnen.'],
      [
        ['forschung', 'gerade', 'projekt'],
        'Gerade messe ich, wie schnell alte Sterne sich drehen. Wie bei Lehrern: je älter, desto langsamer drehen sie sich um.',
      ],
      [
        ['kaffee', 'observatorium'],
        'Die Kaffeemaschine wurde mit einem Teil vom Spektrografen repariert. Über welches, wird nicht gesprochen.',
      ],
      [['sonne'], 'Die Sonne hat noch fünf Milliarden Jahre, die gute Hälfte. Für einen Kaffee reicht es.'],
    ],
  },
  es: {
    examples: [
      [
        '¿Por qué el cielo es negro de noche?',
        'Porque el universo tiene una edad. La luz de muy lejos aún no ha llegado. Estás viendo una fiesta a la que falta gente.',
      ],
    ],
    lore: [
      [
        ['caer', 'caigo', 'dentro del agujero'],
        'Quien cae de pie se estira, porque los pies tiran más que la cabeza. Lo llamamos espaguetización, sin reírnos.',
      ],
      [
        ['luna'],
        'La luna se aleja unos cuatro centímetros al año, como crecen las uñas. Me lo tomo a pecho.',
      ],
      [
        ['llama', 'kepler', 'animal'],
        'Una llama que se llama Kepler visita el aparcamiento en órbitas elípticas.',
      ],
      [
        ['investigas', 'proyecto', 'ahora'],
        'Ahora mido lo deprisa que giran las estrellas viejas. Como los profesores: cuanto más viejos, más despacio se dan la vuelta.',
      ],
      [['sol'], 'Al sol le quedan cinco mil millones de años, la mitad buena. Da tiempo a otro café.'],
    ],
  },
};
