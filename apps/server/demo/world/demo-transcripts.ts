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
    handle: 'inspector_grey',
    fan: 12,
    hoursAgo: 90,
    lines: [
      { fan: 'It was the gardener.' },
      { ai: 'It is always the gardener on page one. Ask yourself who told you about the gardener.' },
    ],
  },
];
