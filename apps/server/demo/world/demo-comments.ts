/**
 * Who writes: the creator themselves, a demo fan or one of the crowd by nickname, another creator by handle, or any of
 * those who have joined.
 */
export type DemoWriter = 'host' | 'Mia' | '小雨' | '阿哲' | `@${string}` | number;

export type DemoSaying = readonly [by: DemoWriter, text: string];

/** What is said under a creator's post, by its place in their list; of each thread the first one stands by itself. */
export type DemoComments = { handle: string; post: number; threads: readonly (readonly DemoSaying[])[] };

const of = (handle: string, post: number, ...threads: (readonly DemoSaying[])[]): DemoComments => ({
  handle,
  post,
  threads,
});

/** Oldest first, as they were written. */
export const demoComments: readonly DemoComments[] = [
  of(
    'mara_clay',
    0,
    [
      [0, 'Elbows on knees changed my whole Sunday. It stands! It leans, but it stands.'],
      ['host', 'Leaning is standing with character.'],
    ],
    [[3, 'Watched it twice with the sound off and once with it on. Mistake two is my favourite.']],
    [
      [5, 'Is this all right for somebody who has never touched clay?'],
      [1, 'I had not either. You will need an apron and a forgiving floor.'],
      ['host', 'And biscuits. Nobody ever mentions the biscuits.'],
    ],
    [['@wander_ilse', 'Saved for the next hotel with a sink big enough.']],
  ),
  of(
    'mara_clay',
    1,
    [
      [2, 'That blue. I can hear the river.'],
      ['host', 'It was minus two and I had odd socks on. Worth it.'],
      [2, 'The socks are part of the glaze now.'],
    ],
    [
      [4, 'What did Doris say on the right?'],
      ['host', 'Nothing that I can repeat here.'],
    ],
    [[6, 'The third picture is my new lock screen, I hope that is all right.']],
    [
      [1, 'Will any of these be for sale?'],
      ['host', 'Friday, ten in the morning. The wobbly ones first, they have waited longest.'],
      [7, 'Alarm is set.'],
      [0, 'Two alarms.'],
    ],
    [['小雨', '这个蓝色太美了，像清晨的河水。']],
  ),
  of(
    'mara_clay',
    2,
    [[1, 'Page seven. I laughed so hard at test nineteen that I had to explain it to the bus.']],
    [
      [3, 'How much ash is “enough ash, then some”?'],
      ['host', 'Two cups. Then you look at it. Then half a cup, because you are weak.'],
    ],
  ),
  of(
    'mara_clay',
    3,
    [[5, 'I lit one too. Company.']],
    [
      [2, 'Longer than I will admit to is the right length.'],
      ['host', 'Thank you for not asking for a number.'],
    ],
  ),
  of(
    'dr_vega',
    0,
    [
      ['Mia', 'Went out in my pyjamas and measured the church tower. Nine degrees. I feel like a surveyor.'],
      ['host', 'You are one now. There is no certificate, just the cold feet.'],
      [3, 'Ours is eleven. We are closer or it is taller, and I love that I can find out which.'],
    ],
    [[1, 'My daughter says her hand is nineteen and a half and she will not be rounded up.']],
    [[4, 'Cloudy. I measured the neighbour’s hedge instead. Forty-one degrees, we should talk to him.']],
  ),
  of('dr_vega', 1, [
    [0, 'The satellite “with somewhere to be” has been me all week.'],
    ['Mia', 'Same. I go round and I beep.'],
  ]),
  of(
    'dr_vega',
    2,
    [[2, 'Number four got me. I had forgotten what dark is like.']],
    [
      ['Mia', 'Started here two months ago. Now I own one lens and a very patient flatmate.'],
      ['host', 'Please thank the flatmate on behalf of astronomy.'],
    ],
  ),
  of('dr_vega', 3, [[5, 'Kepler has the face of somebody who knew before you did.']]),
  of(
    'wander_ilse',
    0,
    [
      [1, 'I want to know everything about the man with the broom.'],
      ['host', 'Thirty-one years, same broom, three handles, two heads.'],
      [4, 'The broom of Theseus!'],
    ],
    [['Mia', 'The green one on the left looks as if it had overslept.']],
  ),
  of(
    'wander_ilse',
    1,
    [[0, 'Being the odd guest is a calling.']],
    [
      ['Mia', 'Did they keep in touch?'],
      ['host', 'A postcard. It says “You still owe us a waltz.” I do.'],
    ],
  ),
  of('wander_ilse', 3, [[3, 'Nine languages, one ladle: I would watch that film.']]),
  of(
    'chef_bastien',
    0,
    [
      [2, 'Hour three. Not one neighbour, but the cat of the neighbour, who brought nothing.'],
      ['host', 'A scout. The neighbours will follow.'],
    ],
    [[5, 'Four hours is a long time to be brave. It was worth each of them.']],
    [[0, 'My grandmother did it in five and would like a word.']],
  ),
  of('chef_bastien', 1, [
    [1, 'Try eleven. It is an omelette in the eyes of the law.'],
    ['host', 'The law is all we have at eleven. Twelve is yours.'],
  ]),
  of('chef_bastien', 2, [[3, 'Number four on cold potatoes. I have no further questions.']]),
  of(
    'nightshift_noor',
    0,
    [
      [1, 'Someone here is ironing at half past two, very slowly, with the radio on.'],
      ['host', 'Leave them that. It is going well.'],
    ],
    [[4, 'The person with the plant might be me. It is a fern and it is having a week.']],
  ),
  of('nightshift_noor', 1, [
    [0, 'Six minutes in, the tram arrived outside my own window too. I looked round.'],
  ]),
  of(
    'inspector_grey',
    0,
    [
      [0, 'The umbrella was dry because it never left. Look at the stand.'],
      ['host', 'Noted, without a change of expression.'],
      [2, 'No change of expression IS a change of expression.'],
    ],
    [[3, 'It was the tuner. Nobody tunes on a Thursday.']],
    [
      [6, 'I accuse the piano.'],
      ['host', 'The piano has been questioned. It stayed in key.'],
    ],
    [[1, 'Changing my answer to the soup person. It is always the soup person.']],
  ),
  of('inspector_grey', 4, [[2, 'I have stopped accepting soup.']]),
  of(
    'tales_by_isolde',
    0,
    [[2, 'No lesson whatsoever, and still I moved the drawer to the other side of the room.']],
    [
      [0, 'My boy asked whether the tide minds the dark.'],
      ['host', 'Tell him it has been there before, and it hums.'],
    ],
  ),
  of('tales_by_isolde', 3, [[1, 'The river can take it up with my lawyer.']]),
  of('yogi_amara', 0, [
    [3, 'Did it in the meeting. Camera was on. I have been promoted to “flexible”.'],
    ['host', 'That is the highest grade we award.'],
  ]),
  of('yogi_amara', 2, [[1, 'Please tell your father that we are all very proud. Of the biscuit too.']]),
  of('theo_lowend', 0, [
    [2, 'The attitude is in my kitchen now, moving the chairs.'],
    ['host', 'It does that. Give it something to carry.'],
  ]),
  of('greenhand_lin', 0, [
    ['阿哲', '我家的叶子也刚被夸过，亮得不好意思。'],
    ['host', '记得再夸一次，它们记性不好。'],
  ]),
  of('greenhand_lin', 1, [
    [3, 'I water less now and we are both happier.'],
    ['host', '植物和人都是这样的。'],
  ]),
  of('sylvenne', 0, [[0, 'Tell the beeches we are all turning a little early this year.']]),
  of('captain_rourke', 1, [
    [2, 'Tied it eleven times on the arm of the sofa. My wife has asked for the sofa back.'],
    ['host', 'Good knot. Better wife.'],
  ]),
  of('atelier_zola', 0, [
    ['@mara_clay', 'Four days for a sleeve is exactly right. I once took a month for a spout.'],
    ['host', 'Then you know what the quarrel was about.'],
  ]),
  of('pixel_juno', 1, [[1, 'Everyone makes tea, nobody can drink it: best devlog of the year.']]),
];
