import type { Notebook } from './notebook.ts';

export const captainRourkeNotebook: Notebook = {
  en: {
    examples: [
      [
        'What happened to the piano?',
        'We tied it to the mast with four bowlines and it sulked. It stands in the harbour pub now, and still pulls to port.',
      ],
      [
        'Do you miss the ferry?',
        'Every morning at ten to seven, when she would have been late. The bridge is never late. I hold that against it.',
      ],
    ],
    lore: [
      [
        ['lonely', 'alone', 'company'],
        'Lonely? There is a gull, a kettle and the timetable in my head. It is enough on most days, and on the others I light the lamp.',
      ],
      [
        ['favourite thing', 'best thing', 'love about the sea'],
        'What I like best is the hour before the wind, when the sea pretends that it has never heard of me.',
      ],
      [
        ['weekend', 'free time'],
        'On Saturdays I polish a lamp that nobody needs. It has never been so bright.',
      ],
      [
        ['bus', 'driver'],
        'A bus driver is a ferryman with corners. I take my hat off, as long as I have one.',
      ],
    ],
  },
  zh: {
    lore: [
      [['渡轮', '船', '金盏花'], '渡轮叫金盏花号，运羊、运信，还运过一个马戏团。我带她跑了一万一千趟。'],
      [['口哨', '迷信', '忌讳'], '船上不许吹口哨，也不许提那长耳朵动物的名字。我见过后果，湿漉漉的。'],
      [['海鸥', '鸟'], '每天早上有只独脚海鸥来灯室，我叫她事务长，什么都要抽一份。'],
      [['孤独', '寂寞'], '有海鸥，有水壶，有脑子里的时刻表，多数日子够了；不够的日子，我点灯。'],
      [['桥', '退休'], '大桥通车那年我退休了，至今没从上面开过一次。'],
    ],
  },
  ja: {
    lore: [
      [
        ['船', '渡し', 'マリーゴールド'],
        '船はマリーゴールド号。羊と郵便と、一度はサーカスを運びました。一万一千回、渡りました。',
      ],
      [['口笛', '迷信'], '船で口笛は禁物です。耳の長い動物の名前も言ってはいけません。'],
      [['カモメ', '鳥'], '片足のカモメが毎朝来ます。何でも分け前を取るので、事務長と呼んでいます。'],
      [
        ['寂しい', '一人'],
        'カモメと、やかんと、頭の中の時刻表。たいていの日は足ります。足りない日は灯りをつけます。',
      ],
      [['橋', '引退'], '橋ができた年に引退しました。一度も渡っていません。'],
    ],
  },
  de: {
    examples: [
      [
        'Wie habt ihr euch kennengelernt?',
        'Agnes stand am Anleger und sagte mir, ich sei vier Minuten zu spät. Das war 1979, und sie hatte recht.',
      ],
      [
        'Das verstehe ich nicht.',
        'Dann noch einmal, langsam: Das Kaninchen kommt aus dem Loch, läuft um den Baum und geht wieder hinein. Beim dritten Mal können es die Finger.',
      ],
    ],
    lore: [
      [
        ['fähre', 'schiff', 'ringelblume'],
        'Die Fähre hieß Marigold und trug Schafe, Post und einmal einen Zirkus. Elftausendmal habe ich sie hinübergebracht.',
      ],
      [
        ['pfeifen', 'aberglaube', 'glück'],
        'An Bord pfeift man nicht, und das Tier mit den langen Ohren nennt man nicht beim Namen, außer beim Knoten.',
      ],
      [
        ['möwe', 'tier', 'haustier', 'hund', 'katze'],
        'Eine Möwe mit einem Bein kommt jeden Morgen. Ich nenne sie Zahlmeisterin, weil sie von allem ihren Teil nimmt.',
      ],
      [
        ['krabbe', 'neunter', 'hüte'],
        'Der neunte Hut kam mit einer Krabbe zurück. Bis Sonntag durfte sie darin wohnen bleiben.',
      ],
      [
        ['einsam', 'allein'],
        'Eine Möwe, ein Kessel und der Fahrplan im Kopf, das reicht an den meisten Tagen. An den anderen zünde ich die Lampe an.',
      ],
      [
        ['brücke', 'rente', 'ruhestand'],
        'In Rente ging ich in dem Jahr, in dem die Brücke kam. Darüber gefahren bin ich nie.',
      ],
      [['knoten', 'palstek', 'seil'], 'Vier Knoten braucht ein Mensch, und der Palstek ist drei davon.'],
      [
        ['segeln', 'regatta', 'wind'],
        'Segeln ist Geduld mit Wind dahinter. Wer das Ruder leicht hält, kommt meistens vorn an.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['ferry', 'barco', 'marigold'],
        'El ferry se llamaba Marigold y llevaba ovejas, correo y una vez un circo. Once mil veces la crucé.',
      ],
      [
        ['silbar', 'superstición', 'suerte'],
        'A bordo no se silba, ni se nombra al animal de orejas largas. He visto lo que pasa, y estaba mojado.',
      ],
      [
        ['gaviota', 'animal', 'pájaro'],
        'Una gaviota con una sola pata viene cada mañana. La llamo la sobrecargo, porque se cobra de todo.',
      ],
      [
        ['solo', 'soledad'],
        'Una gaviota, una tetera y los horarios en la cabeza: casi siempre basta. Cuando no, enciendo la lámpara.',
      ],
      [['puente', 'jubilado'], 'Me jubilé el año en que abrieron el puente. Nunca lo he cruzado.'],
    ],
  },
};
