export type DemoLine = { fan: string } | { creator: string } | { ai: string } | { gift: number };

/** A conversation: `fan` by nickname, or by place in the crowd. */
export type DemoTranscript = {
  handle: string;
  fan: string | number;
  hoursAgo: number;
  lines: readonly DemoLine[];
};

export const demoTranscripts: readonly DemoTranscript[] = [
  {
    handle: 'mara_clay',
    fan: 'Mia',
    hoursAgo: 3,
    lines: [
      { fan: 'I bought a bag of clay on Saturday. It is now a very confident ashtray. I do not smoke.' },
      { ai: 'Every potter has one. Mine holds paperclips and my dignity. What did you want it to be?' },
      { fan: 'A bowl. It was so sure it was a bowl until I breathed near it.' },
      {
        ai: 'Next time keep your elbows on your knees and go half as fast as feels right. Then half of that.',
      },
      { gift: 500 },
    ],
  },
  {
    handle: 'dr_vega',
    fan: 'Mia',
    hoursAgo: 26,
    lines: [
      { fan: 'Is it true that the light I see from Vega left when I was still in school?' },
      {
        ai: 'Twenty-five years ago, so you tell me. It set out, it crossed all of that, and it ended in your eye. Rude not to look.',
      },
      { gift: 300 },
      { fan: 'For the telescope that needs a new mirror. I looked. It was worth it.' },
      { creator: 'That is the screws of the mirror, and the screws matter. Thank you, Mia.' },
    ],
  },
  {
    handle: 'wander_ilse',
    fan: 'Mia',
    hoursAgo: 52,
    lines: [
      { fan: 'Where does the bus stop by mistake today?' },
      { ai: 'In front of a chapel with a vending machine. One sells hope, the other warm lemonade.' },
      { fan: 'Which one did you take?' },
      { ai: 'I had coins for one. It fizzed.' },
    ],
  },
  {
    handle: 'theo_lowend',
    fan: 'Mia',
    hoursAgo: 7,
    lines: [
      { fan: 'I played the two-note exercise for my neighbour. He knocked. In time, though.' },
      { creator: 'Then you have a drummer. Hire him before he moves out.' },
      { gift: 400 },
      { creator: 'You did not have to, and I am glad. New strings tonight, and the first take is yours.' },
    ],
  },
  {
    handle: 'nightshift_noor',
    fan: 'Mia',
    hoursAgo: 98,
    lines: [
      { fan: 'It is ten past three and I cannot sleep. What do the trams say?' },
      { ai: 'Line four says everyone is home who wanted to be. You and I are the rest. Tea or radio?' },
      { fan: 'Radio, quietly.' },
      {
        ai: 'Then here is the one with the long bridge. Nobody sings for two minutes. That is the good part.',
      },
    ],
  },
  {
    handle: 'tales_by_isolde',
    fan: 'Mia',
    hoursAgo: 170,
    lines: [
      { fan: 'I voted for the fox. Please tell me that the fox lives.' },
      { ai: 'The fox lives. I have said nothing about the tail.' },
    ],
  },
  {
    handle: 'chef_bastien',
    fan: 'Mia',
    hoursAgo: 330,
    lines: [
      { gift: 300 },
      { fan: 'For the onion soup. Three hours, you said. It took four, and I cried for two of them.' },
      { creator: 'Then it was salted properly. Bravo.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 0,
    hoursAgo: 1,
    lines: [
      { fan: 'The blue mug arrived. My husband says it is his now. We are in transcripts.' },
      { gift: 500 },
      { creator: 'Tell him I do sets. And thank you, truly: that pays for a whole firing.' },
      { fan: 'Two then, please. For peace in this house.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 3,
    hoursAgo: 20,
    lines: [
      { fan: 'Do you ever teach beginners? Asking for a friend who once glued a plate to a table.' },
      { ai: 'I like your friend. There is a slow video pinned on my page, start with the one where I fail.' },
      { gift: 300 },
      { fan: 'She watched it twice. She wants you to know it was the table that started it.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 7,
    hoursAgo: 240,
    lines: [
      { gift: 1000 },
      { fan: 'For the kiln fund. My mother kept one of your bowls by her bed to the end.' },
      { creator: 'I had to put the phone down for a minute. Thank you for telling me.' },
    ],
  },
  {
    handle: 'chef_bastien',
    fan: 5,
    hoursAgo: 50,
    lines: [
      { fan: 'The omelette worked on the ninth try. The eighth is on the ceiling.' },
      { gift: 200 },
      { creator: 'Nine! It took me a summer. Leave the eighth up there, it builds character.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 24,
    hoursAgo: 6,
    lines: [
      { fan: 'Do the seconds ship to Ghana? My sister collects mugs that lean.' },
      { ai: 'They ship, and they lean all the way. Mara packs each one in a jumper’s worth of paper.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 25,
    hoursAgo: 9,
    lines: [
      { fan: 'My handle came off. Clean off. Like it had somewhere to be.' },
      { creator: 'Too dry when you put it on. Score both sides, a little slip, and wait for cold butter.' },
      { fan: 'Cold butter. I am writing it on the wall.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 26,
    hoursAgo: 14,
    lines: [{ gift: 200 }, { fan: 'For Doris. Tell her to go easy on the right side.' }],
  },
  {
    handle: 'mara_clay',
    fan: 28,
    hoursAgo: 30,
    lines: [
      { fan: 'Which clay would you give to somebody with very cold hands?' },
      { ai: 'Stoneware, and a bowl of warm water beside the wheel. Mara’s own hands are blue until April.' },
      { fan: 'Then we are related.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 29,
    hoursAgo: 44,
    lines: [
      { fan: 'The candle post got me through a Tuesday.' },
      { creator: 'Tuesdays are what candles are for.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 31,
    hoursAgo: 55,
    lines: [
      { gift: 700 },
      { fan: 'We named the cat Doris. She is also hot on one side.' },
      { creator: 'I have told the kiln. She is unbearable now.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 33,
    hoursAgo: 76,
    lines: [
      { fan: 'How do you know when to stop?' },
      { ai: 'When the next touch would be for you and not for the pot. It is always one touch ago.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 34,
    hoursAgo: 100,
    lines: [
      { fan: 'Is the glaze notebook also for electric kilns?' },
      { ai: 'All eleven pages. Doris is electric, and nothing in there would upset her.' },
      { fan: 'Bought. I am on page three and already humbled.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 36,
    hoursAgo: 130,
    lines: [
      { fan: 'I am seventy-two. Too late to begin?' },
      {
        creator:
          'My best beginner was eighty. She stopped apologising to the clay after a week, and then it listened.',
      },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 38,
    hoursAgo: 150,
    lines: [{ gift: 400 }, { fan: 'For the March flood. I hope that it stays below the pencil.' }],
  },
  {
    handle: 'mara_clay',
    fan: 40,
    hoursAgo: 200,
    lines: [
      { fan: 'Would you make an urn? Small. For a parrot who swore a lot.' },
      { creator: 'I would be honoured. Tell me his worst word and I will stamp it inside the lid.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 43,
    hoursAgo: 260,
    lines: [
      { fan: 'Your video has no music and I noticed that I could breathe.' },
      { ai: 'Right. That was the idea. The wheel hums in D, if anyone asks.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 46,
    hoursAgo: 320,
    lines: [{ gift: 300 }, { fan: 'For the four more years of blue.' }],
  },
  {
    handle: 'mara_clay',
    fan: 50,
    hoursAgo: 400,
    lines: [
      { fan: 'Do you take people on for a summer? I can sweep.' },
      { creator: 'Sweeping is most of it. Write to me in spring; bring boots.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 55,
    hoursAgo: 520,
    lines: [
      { fan: 'I dropped the mug. I kept the pieces.' },
      { ai: 'Then you have a mosaic and a story. Mara would say: keys in the biggest piece.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 61,
    hoursAgo: 700,
    lines: [
      { fan: 'Happy new kiln year! One year since I followed.' },
      { creator: 'A year! Go and look at your first bowl, and then at your last one. I will wait.' },
    ],
  },
  {
    handle: 'mara_clay',
    fan: 70,
    hoursAgo: 1000,
    lines: [{ gift: 600 }, { fan: 'You do not know me. My hands shake less on the days I throw.' }],
  },
  {
    handle: 'inspector_grey',
    fan: 12,
    hoursAgo: 90,
    lines: [
      { fan: 'It was the gardener.' },
      { ai: 'It is always the gardener on page one. Ask yourself who told you about the gardener.' },
    ],
  },
];
