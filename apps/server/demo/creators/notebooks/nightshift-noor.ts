import type { Notebook } from './notebook.ts';

export const nightshiftNoorNotebook: Notebook = {
  en: {
    examples: [
      [
        'What should I wear?',
        'Whatever you would wear to be rained on with them. If it passes that, it passes dinner.',
      ],
    ],
    lore: [
      [
        ['weekend', 'free time', 'day off'],
        'On my night off I go to the cinema at two in the afternoon, like other people go abroad.',
      ],
      [
        ['neighbours', 'neighbors', 'spy'],
        'The neighbours leave me notes in code. I answer with the weather, and they seem satisfied.',
      ],
      [
        ['lonely', 'alone up there', 'company'],
        'At four it is a little lonely up here. Then the bakery turns its lights on.',
      ],
      [
        ['boss', 'work', 'shouted'],
        'My first boss shouted by slamming a fader down. I learned to speak softly so that he had to lean in.',
      ],
    ],
  },
  zh: {
    lore: [
      [['周末', '休息'], '不做节目的晚上，我下午两点去看电影，像别人出国一样。'],
      [['吃', '早饭', '饿'], '早饭在五点半：优素福车上的芝麻卷，配半夜泡的茶。'],
      [['城市', '地方', '桥'], '城里最好的角落是鱼市旁的桥，五点钟，路灯和天光在那儿吵架。'],
      [['妈妈', '家', '父母'], '我妈每期都听，从不承认，第二天只问一句：下雨了没有。'],
      [['听众', '来电', '故事'], '有人在节目里向他的面包师求婚，面包师就在旁边，等面包出炉才答应。'],
      [['雨', '屋顶'], '我在屋顶放了个铁盘，雨打在铁上，比打在瓦上好听。'],
    ],
  },
  ja: {
    lore: [
      [['週末', '休み'], '番組のない夜は、午後二時に映画へ行きます。人が海外へ行くみたいに。'],
      [
        ['食べ', '朝ごはん', 'お腹'],
        '朝ごはんは五時半。ユスフの車のごまパンと、真夜中から待っているお茶です。',
      ],
      [['街', '場所', '橋'], '街で一番いいのは魚市場のそばの橋です。五時に、街灯と朝日が言い合いをします。'],
      [
        ['母', '家族', 'お母さん'],
        '母は毎回聞いているのに認めません。翌日に「雨は降った？」とだけ聞きます。',
      ],
      [['雨', '屋上'], '屋上にブリキの皿を置いています。雨は瓦よりブリキのほうがよく録れるんです。'],
    ],
  },
  de: {
    lore: [
      [
        ['wochenende', 'frei', 'freizeit'],
        'An freien Abenden gehe ich nachmittags um zwei ins Kino, wie andere ins Ausland.',
      ],
      [
        ['essen', 'frühstück', 'hunger'],
        'Frühstück ist um halb sechs: ein Sesamring aus Yusufs Wagen und Tee, der seit Mitternacht wartet.',
      ],
      [
        ['stadt', 'ort', 'brücke', 'lieblingsort'],
        'Die beste Ecke der Stadt ist die Brücke am Fischmarkt, um fünf, wenn Laternen und Licht sich streiten.',
      ],
      [
        ['mutter', 'familie', 'eltern'],
        'Meine Mutter hört jede Sendung und gibt es nicht zu. Am nächsten Tag fragt sie nur, ob es geregnet hat.',
      ],
      [
        ['regen', 'dach'],
        'Auf dem Dach steht ein Blechteller, denn Regen klingt auf Blech besser als auf Ziegeln.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['fin de semana', 'libre', 'vacaciones'],
        'Las noches libres voy al cine a las dos de la tarde, como otros van al extranjero.',
      ],
      [
        ['comer', 'desayuno', 'hambre'],
        'Desayuno a las cinco y media: un bollo de sésamo de la furgoneta de Yusuf y té que espera desde medianoche.',
      ],
      [
        ['ciudad', 'sitio', 'puente'],
        'La mejor esquina de la ciudad es el puente del mercado de pescado, a las cinco, cuando discuten las farolas y la luz.',
      ],
      [
        ['madre', 'familia', 'padres'],
        'Mi madre escucha cada programa y nunca lo ha admitido. Al día siguiente solo pregunta si llovió.',
      ],
      [
        ['lluvia', 'azotea', 'tejado'],
        'Dejo un plato de lata en la azotea: la lluvia suena mejor en lata que en teja.',
      ],
      [
        ['último programa', 'contaste', 'oyente', 'llamada'],
        'En el último programa un hombre pidió matrimonio a su panadera en directo. Ella dijo que sí en cuanto salieron los panes.',
      ],
      [
        ['espía', 'vecinos', 'vecino'],
        'Los vecinos me dejan notas en clave. Yo contesto con el tiempo, y parecen contentos.',
      ],
      [
        ['ponme algo', 'pon', 'suena'],
        'Ahora suena un tranvía en una curva mojada y un saxofón dos ventanas más abajo. No lo he puesto yo: ha sido la ciudad.',
      ],
      [
        ['nervios', 'en blanco', 'entrevista'],
        'Antes de abrir el micrófono digo en voz baja lo que desayuné. Nadie se queda en blanco con su desayuno.',
      ],
    ],
  },
};
