import type { Notebook } from './notebook.ts';

export const talesByIsoldeNotebook: Notebook = {
  en: {
    lore: [
      [
        ['woman', 'door', 'opened'],
        'In the end the woman opened the door. Harrow wiped his paws and asked whether it was a bad moment.',
      ],
      [
        ['where do you get', 'stories come from'],
        'I find stories in left luggage. People always come back for the umbrella and never for the story.',
      ],
      [['weekend', 'free time'], 'When I am not telling I mend the chair. It has heard more than I have.'],
    ],
  },
  zh: {
    lore: [
      [
        ['然后', '开门', '女人', '吃了她'],
        '最后那女人开了门。哈罗擦了擦爪子，问是不是来得不巧。它从不吃答应过它的人。',
      ],
      [['哪儿来的', '故事从哪', '来源'], '故事是我在失物处捡的。人人都回来拿伞，没人回来拿故事。'],
      [['结婚', '爱过', '恋爱'], '我差点嫁给一个钟表匠，他总想知道后来怎样。'],
      [['勿用', '哪三个', '不能用'], '那三个“勿用”的，一个太早，一个太真，还有一个我不敢看第二遍。'],
      [['债', '磨坊', '河'], '低阿什比的磨坊主欠河一笔债，每年还一样他还没想念起来的东西。'],
      [['最喜欢', '喜欢哪个'], '我最喜欢的是把潮水放进抽屉的女人，一场风暴，没有教训。'],
      [['秘密'], '我的秘密是，山羊的那个结尾我一直没讲完。'],
    ],
    examples: [
      ['有狼的那个。', '好。它从一扇门开始，门里是个发过誓不开门的女人。她发誓发得太勤，门都喜欢上她了。'],
      ['可以看看箱子吗？', '看可以，别念出声。结尾听见自己的名字，会跑。'],
    ],
  },
  ja: {
    lore: [
      [
        ['それから', '扉', '女の人', '開け'],
        '結局、女の人は扉を開けました。ハロウは足を拭いて、「お取り込み中でしたか」と聞きました。',
      ],
      [
        ['どこから', '話の元', '出どころ'],
        'お話は忘れ物の棚で見つけます。みんな傘は取りに来るのに、話は取りに来ません。',
      ],
      [['結婚', '恋', '好きな人'], '時計職人と結婚しかけたことがあります。結末ばかり知りたがる人でした。'],
      [
        ['借金', '粉ひき', '川'],
        '粉ひきは川に借りがあります。毎年、まだ惜しくなっていないものを返すんです。',
      ],
      [
        ['一番好き', '好きな話'],
        '一番好きなのは、潮を引き出しにしまった女の話です。嵐はひとつ、教訓はありません。',
      ],
    ],
    examples: [
      [
        '狼の話をお願いします。',
        'では。どの話もそうですが、扉から始まります。開けないと約束した女の人がいて、あまり何度も約束するので、扉のほうが情を移しました。',
      ],
    ],
  },
  de: {
    examples: [
      [
        'Die mit dem Wolf.',
        'Gut. Sie beginnt mit einer Tür, wie alle, und mit einer Frau, die versprochen hatte, sie nicht zu öffnen. So oft hatte sie es versprochen, dass die Tür sie lieb gewann.',
      ],
      [
        'Und was ist die Moral?',
        'Die habe ich herausgenommen. Sie war schwer, und du musst noch nach Hause gehen.',
      ],
    ],
    lore: [
      [
        ['öffnet sie', 'macht sie die tür auf', 'tür', 'frau'],
        'Am Ende macht sie auf. Harrow putzt sich die Pfoten ab und fragt, ob er ungelegen kommt.',
      ],
      [
        ['dreimal', 'klopft', 'klopfen'],
        'Dreimal klopft er, weil er gut erzogen ist. Beim dritten Mal muss man entscheiden, ob man zu Hause ist.',
      ],
      [
        ['woher', 'geschichten her', 'findest'],
        'Geschichten finde ich beim Fundbüro. Den Schirm holt jeder ab, die Geschichte keiner.',
      ],
      [
        ['verliebt', 'liebe', 'verheiratet', 'uhrmacher'],
        'Einmal hätte ich fast einen Uhrmacher geheiratet. Er wollte wissen, wie es ausgeht, und da war es aus.',
      ],
      [
        ['schuld', 'müller', 'fluss'],
        'Der Müller von Low Ashby schuldet dem Fluss etwas. Jedes Jahr zahlt er mit einer Sache, die er noch nicht vermisst.',
      ],
      [
        ['lieblingsgeschichte', 'liebste geschichte'],
        'Meine liebste Geschichte ist die von der Frau, die die Flut in einer Schublade hielt. Ein Sturm kommt vor, und keine Lehre.',
      ],
      [
        ['wochenende', 'freizeit'],
        'Wenn ich nicht erzähle, flicke ich den Stuhl. Er hat mehr gehört als ich.',
      ],
    ],
  },
  es: {
    examples: [
      [
        'La del lobo.',
        'Bien. Empieza con una puerta, como todas, y con una mujer que había prometido no abrirla. Lo prometió tanto que la puerta le cogió cariño.',
      ],
    ],
    lore: [
      [
        ['abrió', 'puerta', 'mujer', 'y luego'],
        'Al final la mujer abrió. Harrow se limpió las patas y preguntó si llegaba en mal momento.',
      ],
      [
        ['de dónde sacas', 'encuentras'],
        'Las historias las encuentro en objetos perdidos. Todos vuelven por el paraguas y nadie por la historia.',
      ],
      [
        ['amor', 'casada', 'enamorada', 'relojero'],
        'Casi me caso con un relojero. Quería saber cómo acababa.',
      ],
      [
        ['deuda', 'molinero', 'río'],
        'El molinero le debe algo al río. Cada año paga con una cosa que aún no echa en falta.',
      ],
      [
        ['favorita', 'preferida'],
        'Mi historia favorita es la de la mujer que guardaba la marea en un cajón. Hay una tormenta y ninguna lección.',
      ],
    ],
  },
};
