import type { Ready } from './ready.ts';

/** Poems, jokes, stories and riddles in English. */
export const ready: Ready = {
  themed: {
    craft: {
      poem: 'A lump of mud, a turning wheel,\na hand that learns by what hands feel;\nit leans, it wobbles, stays upright,\nand holds your tea on Monday night.',
      joke: 'Why did the bowl break up with the wheel? It was tired of going round in circles.',
    },
    music: {
      poem: 'The rest between two notes is where\nthe song sits down and takes the air;\nso leave some room in what you play,\nthe quiet knows what you would say.',
      joke: 'How do you make a bassist’s car go faster? Take the delivery sign off the roof.',
    },
    night: {
      poem: 'The city folds its noise away,\none window keeps a bit of day;\na tram goes by with nobody on,\nand you are here, and night is long.',
      joke: 'I asked the night bus driver whether he was going my way. He said: everybody is, at four.',
    },
    story: {
      poem: 'A door, a lamp, a road, a hound,\na thing that’s lost before it’s found;\nthe teller stops, the fire glows:\nthe rest is yours, and no one knows.',
      joke: 'Two endings walk into an inn. The landlord says: only one of you can stay.',
    },
    body: {
      poem: 'Put down your shoulders, feel the floor,\nbreathe out for two, and then for four;\nthe day can wait outside the mat,\nit has no better place than that.',
      joke: 'My yoga class has one rule: whoever falls asleep wins.',
    },
    food: {
      poem: 'An onion, butter, time, a pan,\nno hurry known to any man;\nthe kitchen fills, the windows steam,\nand supper tastes as suppers dream.',
      joke: 'I told my soup a secret. Now it is a bit thick with me.',
    },
    sky: {
      poem: 'A light set out before we were\nand came to find us standing here;\nit crossed the dark for all that while\nto land upon an upturned smile.',
      joke: 'Why does nobody eat on the moon? Great view, no atmosphere.',
    },
    plant: {
      poem: 'A leaf unrolls, it takes a week,\nit does not rush, it does not speak;\nit turns its face to find the light,\nand so, in time, may you tonight.',
      joke: 'My cactus and I have an agreement: I forget it, and it keeps its distance.',
    },
    travel: {
      poem: 'The bus was late, the bench was warm,\na stranger sold me roasted corn;\nI had no plan, I had all day,\nand home was every step away.',
      joke: 'My suitcase and I have broken up. It had too much baggage.',
    },
    crime: {
      poem: 'A cup gone cold, a window wide,\na glove with no one’s hand inside;\nthe rain has washed the step, the street,\nbut not the print of hurried feet.',
      joke: 'The thief took all our clocks. We’re treating it as a matter of time.',
    },
    cloth: {
      poem: 'A thread, a fold, a careful hem,\na pocket deep enough for them:\nyour keys, a letter, half a plan.\nNow turn around. Yes. There you are again.',
      joke: 'A needle walks into a bar. The barman says: I see your point.',
    },
    forest: {
      poem: 'The moss remembers every tread,\nthe stone, the stream, the words you said;\nthe oldest tree lets one leaf fall,\nand that’s its answer to us all.',
      joke: 'I asked the oldest tree for advice. It said: stick around.',
    },
    sea: {
      poem: 'The tide goes out, the tide comes in,\nit asks no one where they have been;\nthe lamp swings slow above the sea\nand keeps a little light for thee.',
      joke: 'Why are seagulls called seagulls? If they flew over the bay, they’d be bagels.',
    },
    game: {
      poem: 'Eight pixels wide, a tower stands,\na keeper with two-pixel hands;\nhe lights the lamp, frame one, frame two,\nand all that dark has room for you.',
      joke: 'My game has no bugs. It has residents.',
    },
  },
  poems: [
    'The kettle sings, the window’s grey,\nit’s been a long and crooked day;\nsit down, let all the small things be,\nthe night has room for you and me.',
    'One lamp, one chair, a cup gone cold,\na story only half been told;\nyou needn’t end it, let it bend,\ntomorrow likes a loose end.',
    'A leaf came down, a leaf, and then\nthe wind picked up the leaf again;\nso much that falls is only going\nsomewhere without our knowing.',
  ],
  jokes: [
    'A man walks into a library and whispers: fish and chips, please. The librarian: this is a library! The man, even quieter: fish and chips, please.',
    'I have a joke about time travel, but you didn’t like it.',
    'What’s brown and sticky? A stick.',
    'My umbrella and I are close, but it only opens up when it rains.',
    'I told my plants a joke. They’re still waiting for it to grow on them.',
    'Why did the scarecrow get a medal? He was outstanding in his field.',
  ],
  stories: [
    'There was once a lamp that was afraid of the dark. Each evening it asked to stay off, and each evening somebody turned it on all the same. One night the power failed, and a child came and sat down beside it. “I’m afraid too,” said the child. So they waited together, and in the morning neither could remember what there had been to fear.',
    'A snail once set out to see the sea. In the first year it crossed the garden, in the second the road, and in the third it met a frog who laughed. “You’ll never arrive.” “I know,” said the snail, “but you should see how well I know the road.” It rained that night, the river rose, and in the morning the sea had come half the way to meet it.',
    'An old woman kept a drawer for things that people had nearly said. At night they rustled. Once a year she opened the window and let them go, and the next day, all over the town, people telephoned each other and said: I don’t know why I’m calling. Sleep now. Yours is among them.',
  ],
  riddles: [
    { question: 'What has hands and cannot clap?', answer: 'a clock' },
    { question: 'The more you take of them, the more you leave behind. What are they?', answer: 'footsteps' },
    {
      question: 'I speak without a mouth and answer every time you call into the mountains. What am I?',
      answer: 'an echo',
    },
    { question: 'What gets wetter the more it dries?', answer: 'a towel' },
  ],
};
