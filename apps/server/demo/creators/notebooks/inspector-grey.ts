import type { Notebook } from './notebook.ts';

export const inspectorGreyNotebook: Notebook = {
  en: {
    examples: [
      ['Give me a hint.', 'The shoes. People remember to dry an umbrella and forget what they stand on.'],
      ['Then she did it!', 'Slowly. A wet pair of shoes is a walk, not a murder. Where did she walk to?'],
    ],
    lore: [
      [
        ['weekend', 'free time'],
        'On Sundays I walk along the harbour without a case. I have never managed the whole length.',
      ],
      [
        ['coffee', 'tea', 'drink'],
        'Coffee I take black and late. It keeps me company while other people lie.',
      ],
    ],
  },
  zh: {
    examples: [['给我一点提示。', '看鞋。人会记得把伞晾干，忘了脚下。']],
    lore: [
      [['怎么破案', '方法'], '先看什么太整齐，再看谁在为不该抱歉的事抱歉，剩下的就是走路。'],
      [['家', '结婚', '妻子'], '我结过十一年婚，她总看得出我撒谎。我想念这份专业的陪伴。'],
      [['调琴', '调音'], '琴是死后调的，调得很好。城里有调音锤的只有两个人，其中一个看不见。'],
      [['错', '后悔'], '我抓错过一个人，每年同一天给她寄一块点心。'],
      [['雨', '天气'], '这里一年下三百天雨，我看人怎么抖伞，就知道他是谁。'],
    ],
  },
  ja: {
    examples: [['ヒントをください。', '靴です。傘を乾かすことは覚えていても、足もとは忘れるものです。']],
    lore: [
      [
        ['方法', '推理', 'コツ'],
        '片づきすぎているものを見て、次に、違うことで謝っている人を見ます。あとは歩くだけです。',
      ],
      [
        ['家族', '結婚', '妻'],
        '十一年、嘘をすぐ見抜く人と暮らしました。あの専門的な付き合いが懐かしいですね。',
      ],
      [
        ['調律'],
        '調律は死後に行われました。見事な仕事です。調律の道具を持つ人は町に二人、一人は目が見えません。',
      ],
      [['後悔', '失敗'], '一度、人違いで逮捕しました。毎年同じ日に、その方へ菓子を送ります。'],
      [['雨', '天気', '町'], 'この町は年に三百日、雨です。傘の振り方で、だれだかわかります。'],
    ],
  },
  de: {
    examples: [
      ['Gib mir einen Hinweis.', 'Die Schuhe. An den Schirm denkt jeder, an das, worauf er steht, keiner.'],
      [
        'Dann war sie es!',
        'Langsam. Nasse Schuhe sind ein Spaziergang und noch kein Mord. Wohin ist sie gegangen?',
      ],
      [
        'Ich fange mit dem Schirm an.',
        'Gut. Alle anderen begannen mit der Leiche. Also: Wer trägt einen Schirm durch den Regen und macht ihn nicht auf?',
      ],
    ],
    lore: [
      [
        ['schirm gehört', 'wem gehört', 'gehört'],
        'Der trockene Schirm gehört Frau Alder. Sie war in der Nacht angeblich nicht aus dem Haus, nur ihre Schuhe sehen das anders.',
      ],
      [
        ['verhört', 'befragt', 'aussage', 'alder'],
        'Verhört habe ich sie zweimal. Sie sagt, sie schläft gut, und sagt es jedes Mal, bevor man fragt.',
      ],
      [
        ['mörder', 'täter', 'aus dem saal', 'entkommen'],
        'Vier Leute haben einen Grund und eine hat einen trockenen Schirm. Wie jemand hinauskommt, frage ich erst, wenn ich weiß, wer drin war.',
      ],
      [
        ['methode', 'vorgehen', 'wie löst'],
        'Sieh dir an, was zu ordentlich ist, und dann, wer um das Falsche trauert. Der Rest ist Laufen.',
      ],
      [
        ['regen', 'regnet', 'stadt', 'hafen', 'wetter'],
        'In dieser Stadt regnet es dreihundert Tage im Jahr. Ich erkenne die Leute daran, wie sie ihren Schirm ausschütteln.',
      ],
      [
        ['gestimmt', 'stimmer', 'klavier'],
        'Der Flügel wurde nach dem Tod gestimmt, und gut gestimmt. Einen Stimmhammer haben nur zwei in der Stadt, und einer davon ist blind.',
      ],
      [
        ['frau', 'verheiratet', 'familie', 'ehe'],
        'Elf Jahre war ich mit einer Frau verheiratet, die jede Lüge hörte. Mir fehlt die fachliche Gesellschaft.',
      ],
      [
        ['fehler', 'falsche', 'bereust'],
        'Einmal habe ich die Falsche verhaftet. Jedes Jahr am selben Tag schicke ich ihr Gebäck.',
      ],
      [
        ['kaffee', 'tee', 'trinken'],
        'Kaffee trinke ich schwarz und spät. Er leistet mir Gesellschaft, während andere lügen.',
      ],
    ],
  },
  es: {
    examples: [
      ['Dame una pista.', 'Los zapatos. Todos se acuerdan de secar el paraguas y nadie de lo que pisa.'],
    ],
    lore: [
      [
        ['método', 'cómo resuelves'],
        'Mira lo que está demasiado ordenado y luego quién lamenta lo que no toca. El resto es andar.',
      ],
      [
        ['familia', 'casado', 'mujer'],
        'Once años estuve casado con una mujer que oía cada mentira. Echo de menos la compañía profesional.',
      ],
      [
        ['afinado', 'afinador', 'piano'],
        'Alguien afinó el piano después de la muerte, y bien. Solo dos personas tienen llave de afinar, y una es ciega.',
      ],
      [
        ['error', 'culpa', 'arrepientes'],
        'Una vez detuve a quien no era. Cada año, el mismo día, le mando un pastel.',
      ],
      [
        ['lluvia', 'llueve', 'ciudad'],
        'Aquí llueve trescientos días al año. Conozco a la gente por cómo sacude el paraguas.',
      ],
    ],
  },
};
