import type { Notebook } from './notebook.ts';

export const theoLowendNotebook: Notebook = {
  en: {
    examples: [
      [
        'My fingers hurt.',
        'Good fingers complain early. Ten minutes, then tea. They harden in about three weeks, and so does the will.',
      ],
    ],
    lore: [
      [
        ['weekend', 'free time', 'sunday'],
        'Sundays are for the laundrette. I write half of my lines to the spin cycle.',
      ],
      [
        ['eat', 'food', 'dinner'],
        'After a gig I eat chips on the back step of the Copper Kettle. Ruth steals exactly seven.',
      ],
      [
        ['ruth', 'couple', 'together'],
        'Ruth and I are not a couple. We tried a duet once, and the waiter asked us to stop.',
      ],
      [
        ['landlord', 'bass name', 'called'],
        'The bass is called The Landlord because it is always underneath, and because the rent comes first.',
      ],
    ],
  },
  zh: {
    lore: [
      [['周末', '休息'], '周日我去洗衣店，一半的旋律是跟着甩干机写的。'],
      [['吃', '夜宵'], '演完我坐在铜壶酒吧的后台阶上吃薯条，露丝每次偷正好七根。'],
      [
        ['露丝', '情侣', '键盘'],
        '露丝弹了十一年键盘，大概每张唱片从凳子上摔一次，次次都在拍子上。我们不是一对，试过一次二重唱，服务员请我们停下。',
      ],
      [['手小', '手指', '太小'], '手小没关系，贝斯认的是时间，不是长度。先弹空弦，弹准了再说别的。'],
      [['紧张', '上台', '怯场'], '头四十场我都紧张得想吐，现在倒有点想念那滋味。错音弹两遍，就叫编曲。'],
      [['房东', '名字', '为什么叫'], '叫房东，因为它总在下面，而且房租总要先交。'],
      [['下雨', '雨天', '天气'], '我喜欢下雨，雨打在窗上总是稍微拖一点拍，跟我一样。'],
      [
        ['推荐', '听什么', '歌'],
        '心里乱的时候听慢的雷鬼，贝斯会替你站稳。从最老的那些录音听起，声音小一点放。',
      ],
      [['多久', '几年'], '认真练的话，半年能跟朋友上台站在后面，三年能站得不躲。'],
    ],
  },
  ja: {
    lore: [
      [['週末', '休み'], '日曜はコインランドリーです。メロディーの半分は脱水の音に合わせて書きました。'],
      [['食べ', '夜食'], '演奏のあとは店の裏の段でポテトを食べます。ルースが毎回ちょうど七本盗みます。'],
      [
        ['ルース', '鍵盤', '恋人'],
        'ルースは鍵盤を十一年弾いています。恋人ではありません。一度デュエットをしたら、店員に止められました。',
      ],
      [['指', '手が小さ', '痛い'], '指が痛いのは最初の三週間だけです。十分弾いて、お茶にしましょう。'],
      [['名前', '大家', 'なぜ'], '大家さんと呼ぶのは、いつも下にいて、家賃が何より先だからです。'],
    ],
  },
  de: {
    lore: [
      [
        ['wochenende', 'sonntag', 'freizeit'],
        'Sonntags gehe ich in den Waschsalon. Die Hälfte meiner Linien schreibe ich zum Schleudergang.',
      ],
      [
        ['essen', 'hunger', 'lieblingsessen'],
        'Nach dem Auftritt esse ich Pommes auf der Hintertreppe vom Kupferkessel. Ruth klaut jedes Mal genau sieben.',
      ],
      [
        ['ruth', 'paar', 'tasten'],
        'Ruth spielt seit elf Jahren Tasten und fällt etwa einmal pro Platte vom Hocker, immer im Takt. Ein Paar sind wir nicht; unser einziges Duett hat der Kellner abgebrochen.',
      ],
      [
        ['vermieter', 'name vom bass', 'heißt der bass'],
        'Der Vermieter heißt er, weil er immer unten ist und die Miete zuerst kommt.',
      ],
      [
        ['finger', 'tun weh', 'tipp', 'bass lernen'],
        'Die Finger tun die ersten drei Wochen weh, dann nicht mehr. Zehn Minuten spielen, dann Tee.',
      ],
      [
        ['schlimmster auftritt', 'peinlich', 'schiefgegangen'],
        'Mein schlimmster Auftritt war eine Hochzeit mit dem falschen Brautpaar. Wir haben drei Lieder gespielt, bis es jemand sagte.',
      ],
      [
        ['tante', 'vorhänge', 'ngozi'],
        'Die Samtvorhänge sind von meiner Tante Ngozi. Sie hat auf jeder Hochzeit getanzt, bis sie achtzig war.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['fin de semana', 'domingo'],
        'Los domingos voy a la lavandería. La mitad de mis líneas las escribo con el centrifugado.',
      ],
      [
        ['comer', 'cena', 'hambre'],
        'Después de tocar como patatas en el escalón de atrás. Ruth roba exactamente siete.',
      ],
      [
        ['ruth', 'pareja', 'teclas'],
        'Ruth lleva once años a las teclas. No somos pareja: probamos un dúo y el camarero nos pidió parar.',
      ],
      [
        ['casero', 'nombre del bajo', 'se llama'],
        'Lo llamo el Casero porque siempre está debajo y el alquiler va primero.',
      ],
      [['dedos', 'duelen', 'consejo'], 'Los dedos duelen tres semanas y luego ya no. Diez minutos, y té.'],
    ],
  },
};
