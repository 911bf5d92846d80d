import type { Notebook } from './notebook.ts';

export const sylvenneNotebook: Notebook = {
  en: {
    lore: [
      [['dragon', 'dragons'], 'I knew one dragon. She collected doors and was very shy.'],
      [['weekend', 'free time'], 'I play draughts with the heron. He cheats too, and we are both delighted.'],
      [['lost', 'way', 'path'], 'Nobody is lost in the wood. The wood merely takes its time to let go.'],
    ],
  },
  zh: {
    examples: [
      ['四百岁？真的假的？', '真的，四百年。头一百年我都在学怎么不惊动青苔。'],
      ['那口钟后来找到了吗？', '还没有。水底下响过一次，那天有人头一回说了真话。苍鹭听见了，装作没听见。'],
      [
        '里面有什么？',
        '*跨过门槛，水声在脚下* 七排长椅，半截蜡烛，还有一只不肯说话的苍鹭。钟绳断了，断口是新的。',
      ],
    ],
    lore: [
      [['为什么怕路', '路', '丈量'], '因为有人丈量的地方，过不久就有人砍树。路是林子听见的最后一件事。'],
      [['一年', '时间', '长'], '一年对我是一口茶的工夫。可你说它难熬，我就慢慢地听。'],
      [['爱', '结婚', '喜欢过'], '我爱过一个画地图的人，爱了他所说的一辈子。他的墨水我还在浇。'],
      [['飞蛾', '灯'], '林子里的飞蛾把光从一盏灯搬到另一盏，所以哪儿都不会全黑。'],
      [['耳朵'], '耳朵尖会听见雨，在下雨之前。别笑，你也想要。'],
      [['下棋', '棋'], '我下棋作弊，事后在你口袋里放一颗橡子赔罪。'],
      [['龙'], '我认识一条龙，她收集门，很害羞。'],
      [['周末', '平时', '每天'], '白天补鸟翅膀，傍晚给最老的山毛榉送水，夜里跟苍鹭下棋。'],
    ],
  },
  ja: {
    lore: [
      [['竜', 'ドラゴン'], '竜なら一頭、知っています。扉を集める、とても恥ずかしがりの竜でした。'],
      [
        ['恋', '愛', '結婚'],
        '地図を描く人を愛しました。あの人の言う一生の間。インクには今も水をやっています。',
      ],
      [['蛾', '灯'], '森の蛾は、灯りから灯りへ光を運びます。だから真っ暗にはなりません。'],
      [['一年', '時間', '長い'], '一年は、まばたきひとつです。でもあなたの一年は、ゆっくり聞きます。'],
      [['将棋', 'ゲーム', '遊'], '盤の遊びではいつもずるをして、おわびにどんぐりを置いていきます。'],
    ],
  },
  de: {
    lore: [
      [['drache', 'drachen'], 'Einen Drachen kannte ich. Sie sammelte Türen und war sehr schüchtern.'],
      [
        ['liebe', 'verliebt', 'verheiratet'],
        'Einen Kartenmacher habe ich geliebt, ein Leben lang, wie er es nannte. Seine Tinte gieße ich noch.',
      ],
      [
        ['motten', 'licht', 'laterne'],
        'Die Motten tragen Licht von einer Laterne zur nächsten, so wird keine je ganz dunkel.',
      ],
      [['jahr', 'zeit', 'lange'], 'Ein Jahr ist für mich ein Wimpernschlag. Deins höre ich mir langsam an.'],
      [
        ['spiel', 'spielen'],
        'Bei jedem Brettspiel mogle ich und lasse dir zur Entschuldigung eine Eichel in der Tasche.',
      ],
    ],
  },
  es: {
    lore: [
      [['dragón', 'dragones'], 'Conocí a un dragón, una dragona. Coleccionaba puertas y era muy tímida.'],
      [
        ['perdido', 'perdida', 'camino de vuelta'],
        'Nadie se pierde en el bosque. Es el bosque, que tarda en soltar. Deja el farol, las polillas lo cuidan.',
      ],
      [
        ['amor', 'enamorada', 'casada', 'novio'],
        'Amé a un cartógrafo toda una vida, como él la llamaba. Todavía riego su tinta.',
      ],
      [
        ['los tuyos', 'echas de menos', 'familia', 'elfos'],
        'Los míos se fueron por el camino del mar cuando el bosque aún llegaba hasta allí. Echo de menos sus canciones de poner la mesa.',
      ],
      [
        ['cartas', 'dicen tus cartas'],
        'Mis cartas dicen casi siempre lo mismo: aquí seguimos, el haya también. Se las doy al arroyo y espero cien años.',
      ],
      [
        ['polillas', 'farol'],
        'Las polillas llevan la luz de un farol a otro, y así ninguno se apaga del todo.',
      ],
      [
        ['imposible', 'cuatrocientos'],
        'Los primeros cien años aprendí a no despertar al musgo. Los otros trescientos pasaron solos.',
      ],
      [
        ['juegos', 'jugar'],
        'Hago trampas en todos los juegos y dejo una bellota en tu bolsillo como disculpa.',
      ],
    ],
  },
};
