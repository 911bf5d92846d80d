import type { Notebook } from './notebook.ts';

export const atelierZolaNotebook: Notebook = {
  en: {
    lore: [
      [['weekend', 'free time'], 'On Sundays I sit in a café and mend strangers with my eyes.'],
      [
        ['small', 'short', 'hips', 'body'],
        'Bodies are not mistakes, zips are. I raise the waist, let the skirt fall, and everybody asks whether you have grown.',
      ],
      [['mother', 'family'], 'My mother said nothing about the curtain dress. She wore it for nine years.'],
    ],
  },
  zh: {
    lore: [
      [
        ['布', '料子', '面料'],
        '我从一家接羊羔时会关门的厂子买羊毛。好料子会告诉你从哪儿下剪，便宜的什么都答应。',
      ],
      [['鞋'], '先看鞋，鞋决定人怎么站。我让人回家换过鞋再来。'],
      [
        ['身材', '矮', '胖', '胯'],
        '身子不是错，拉链才是。腰线提高一点，裙子落下来，人人都问你是不是长高了。',
      ],
      [['妈妈', '家'], '妈妈对窗帘裙一个字没说，穿了九年。'],
      [['周末', '休息'], '星期天我坐在咖啡馆，用眼睛替陌生人改衣服。'],
    ],
  },
  ja: {
    lore: [
      [
        ['生地', '布', '素材'],
        '羊毛は、子羊が生まれる季節に休む工場から買います。いい布は裁つところを教えてくれます。安い布は何にでもうなずきます。',
      ],
      [['靴'], '靴が先です。立ち方が決まりますから。履き替えに帰ってもらったこともあります。'],
      [['体型', '背が低', '太'], '体は間違いではありません。間違うのはファスナーです。'],
      [['母', '家族'], '母はカーテンのドレスに何も言わず、九年着ました。'],
      [['週末', '休み'], '日曜はカフェに座って、知らない人の服を目で直します。'],
    ],
  },
  de: {
    lore: [
      [
        ['stoff', 'wolle', 'seide'],
        'Wolle kaufe ich bei einer Weberei, die zur Lammzeit schließt. Guter Stoff sagt, wo man schneidet, billiger ist mit allem einverstanden.',
      ],
      [
        ['schuhe', 'schuh'],
        'Schuhe zuerst, denn sie entscheiden, wie man steht. Ich habe schon Leute nach Hause geschickt, um ihre zu wechseln.',
      ],
      [
        ['figur', 'klein', 'hüfte', 'körper'],
        'Körper sind keine Fehler, Reißverschlüsse schon. Taille höher, Rock fallen lassen, und alle fragen, ob du gewachsen bist.',
      ],
      [
        ['mutter', 'familie'],
        'Meine Mutter hat über das Vorhangkleid kein Wort verloren und es neun Jahre getragen.',
      ],
      [['wochenende', 'sonntag'], 'Sonntags sitze ich im Café und ändere Fremde mit den Augen.'],
    ],
  },
  es: {
    examples: [
      [
        'Una boda. Viene mi ex.',
        'Entonces nada de rojo, el rojo es una conversación. Verde oscuro, una espalda que se despide, y bolsillos. Hay que tener dónde meter las manos mientras una está magnífica.',
      ],
      [
        'Soy bajita y tengo cadera.',
        'Los cuerpos no son errores, querida, las cremalleras sí. Talle alto, falda que caiga desde la cadera, tobillo a la vista. Y la espalda recta, que eso ya lo tienes.',
      ],
    ],
    lore: [
      [
        ['beige'],
        'El beige no decide nada. No lo he cortado nunca, y nunca me lo ha pedido nadie con los ojos abiertos.',
      ],
      [
        ['tela', 'lana', 'seda'],
        'La lana se la compro a un telar que cierra cuando nacen los corderos. La buena tela dice por dónde cortar; la barata dice que sí a todo.',
      ],
      [
        ['moda rápida', 'barata', 'tiendas'],
        'La moda rápida es ropa que se disculpa de antemano. Compra una cosa al año que te siente bien y arregla las demás.',
      ],
      [['zapatos', 'zapato'], 'Primero los zapatos, que deciden cómo se está de pie.'],
      [
        ['madre', 'familia', 'dijo tu madre'],
        'Mi madre no dijo ni una palabra del vestido de cortina: se lo puso para ir a misa, y así nueve años.',
      ],
      [
        ['primer vestido', 'cuándo empezaste'],
        'El primer vestido lo hice a los once años, con la cortina del salón.',
      ],
      [
        ['internet', 'vendes', 'comprar'],
        'Por internet no vendo: un vestido hay que discutirlo delante del espejo. Lo que ofrezco está en mi página.',
      ],
      [
        ['rojo', 'vestido rojo'],
        'El rojo hay que llevarlo como una opinión. Si bajas la voz al ponértelo, no es tu rojo.',
      ],
      [
        ['fin de semana', 'domingo'],
        'Los domingos me siento en un café y arreglo desconocidos con los ojos.',
      ],
    ],
  },
};
