import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What people tell of their days, in English. */
export const topics: Exchanges<'topics'> = {
  gossip: {
    when: words(
      "guess what|you won't believe|did you hear|gossip|(?:my|the) neighbou?rs?|rumou?rs?|apparently",
    ),
    say: ['Now you have my whole attention.', 'Go on, and leave nothing out.'],
    ask: ['And then?'],
  },
  date: {
    when: words(
      '(?:a|first|second|my|our|tinder) date(?! of)|(?:have|got|having) a crush|crush on|(?:she|he|they) (?:likes|kissed|texted|asked) me|fancy (?:him|her|someone|somebody)|(?:makes|made) me (?:laugh|smile)|in love with (?:him|her|someone|somebody|a)',
    ),
    say: [
      'Oh, that sounds promising.',
      'Somebody who makes you laugh is worth the nerves.',
      'I’m enjoying this already.',
    ],
    ask: ['What is it about them?', 'What are you two going to do?', 'How did you meet?'],
  },
  work: {
    when: words(
      'boss|colleagues?|coworkers?|my (?:job|work|shift|office|manager|team)|at work|from work|work (?:was|is|stuff|has been)|overtime|night shift|meeting(?:s)?|deadline|interview|promotion',
    ),
    say: ['Work has a way of following one home.', 'That’s a lot to carry for a salary.'],
    ask: ['What happened?', 'Is it always like that there?', 'What would make it bearable?'],
  },
  study: {
    when: words(
      'exams?|test tomorrow|stud(?:y|ying|ies)|thesis|homework|university|college|school|lecture|my (?:class|students?|teacher|professor)|teach(?:es|ing)?|revision',
    ),
    say: [
      'Learning is slow until suddenly it isn’t.',
      'That takes more patience than people give credit for.',
    ],
    ask: ['How is it going?', 'Which part is the hardest?'],
  },
  child: {
    when: words('my (?:\\w+ )?(?:son|daughter|kids?|child|children|baby|toddler|grandson|granddaughter)'),
    say: [
      'Children notice everything, and that you care they’ll have noticed first.',
      'They make the days long and the years short, people say.',
    ],
    ask: ['What are they like?'],
  },
  family: {
    when: words(
      'my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|brother|sister|gran|nan|grandma|grandmother|grandpa|grandad|grandfather|uncle|aunt|cousin|family|husband|wife)|he gave it to me|she gave it to me',
    ),
    say: ['Somebody close: then it counts double.', 'Tell me more about that.'],
  },
  friend: {
    when: words('my (?:best |old )?(?:friends?|mate|buddy|flatmate|roommate|boyfriend|girlfriend|partner)'),
    say: ['Somebody close: then it counts double.', 'Tell me more about that.'],
  },
  animal: {
    when: words(
      'my (?:\\w+ )?(?:dog|cat|puppy|kitten|rabbit|parrot|hamster|horse)|puppy|kitten|(?:the|a) (?:dog|cat)|the vet',
    ),
    say: ['Animals get away with what no guest would.', 'I’m on the animal’s side, just so you know.'],
    ask: ['What are they like?'],
  },
  sport: {
    when: words(
      'football|soccer|tennis|basketball|the match|gym|work(?:ed|ing)? out|running|(?:went|go|going) for a run|ran|marathon|swim(?:ming)?|cycling|bike ride|yoga|hik(?:e|ing)|climbing|sailing|race',
    ),
    say: ['I admire that; I’d have stayed sitting.', 'Good for the head, that.'],
    ask: ['How did it feel afterwards?', 'Do you do that often?'],
  },
  screen: {
    when: words('films?|movies?|series|netflix|episode|tv|cinema|watching|watched'),
    say: ['A good one can rescue a whole evening.', 'I like it when a story won’t let one go to bed.'],
    ask: ['Who did you root for?', 'Would you see it twice?'],
  },
  book: {
    when: words('(?:a|the|this|my|reading a|good) (?:book|novel)|books|reading|i read|author'),
    say: ['I like people who read; they’re never quite alone.', 'A book is the quietest company there is.'],
    ask: ['What is it about?', 'Would you lend it to me?'],
  },
  games: {
    when: words(
      'video ?games?|gaming|playstation|xbox|nintendo|minecraft|zelda|chess|board games?|d&d|dungeons',
    ),
    say: ['Playing is underrated after the age of nine.', 'I’d be terrible at it and enjoy every minute.'],
    ask: ['Are you winning?', 'What do you like about it?'],
  },
  music: {
    when: words('songs?|music|concert|album|band|guitar|piano|singing|playlist|spotify|choir'),
    say: ['Music says it faster than I can.', 'The right song at the right hour is half a cure.'],
    ask: ['Which song is it, these days?', 'What does it do to you?'],
  },
  travel: {
    when: words(
      'travel\\w*|holidays?|vacation|trip|flight|airport|train to|flying|hotel|abroad|beach|camping|road trip',
    ),
    say: [
      'I like the sound of that. Send the best of it here in words.',
      'Going away is good; coming back with a story is better.',
    ],
    ask: ['What do you want to see first?', 'Who’s going with you?'],
  },
  party: {
    when: words(
      'party|birthday party|wedding|celebrat\\w*|drunk|hungover|club|festival|christmas|new year|halloween',
    ),
    say: ['Then I hope for good music and an early taxi.', 'One of those evenings, then.'],
    ask: ['Who’s coming?', 'What are you wearing?'],
  },
  money: {
    when: words('money|rent|broke(?=[.!]|$)|bills?|salary|debt|expensive|afford'),
    say: [
      'Money worries are loud at night and a bit quieter by day.',
      'It’s hard to be light-hearted while counting.',
    ],
    ask: ['Is it a bad month, or longer than that?'],
  },
  broken: {
    when: words(
      "(?:plant|basil|cactus|fern|orchid|phone|laptop|battery|car) (?:just |has |had )?died|(?:i |just )?(?:broke|dropped|spilled|spilt|lost|smashed|cracked|ruined|forgot) (?:my|the|a|all)|(?:is|got|it's) (?:broken|ruined|stolen)|stopped working|leftovers?|a bit dense|didn't (?:work|rise)",
    ),
    say: [
      'Oh no. Things do know which day to choose.',
      'That’s a pity, and so unnecessary.',
      'Annoying. It’s never the thing one could have spared.',
    ],
    ask: ['Can it be saved?', 'Did it mean something to you?'],
  },
  rain: {
    when: words(
      'rain(?:ing|y|s|ed)?|storm(?:y)?|snow(?:ing|s|y)?|cold (?:out|outside|today|here)|bit cold|freezing|windy|cloud(?:y|s)|fog(?:gy)?|grey (?:day|outside)',
    ),
    say: [
      'Weather for staying in and talking.',
      'Good that you’re dry in here, at least.',
      'I like that sound on a roof.',
      'Then stay where it’s warm for a while.',
    ],
  },
  heat: {
    when: words(
      '(?:so |too |really )?hot (?:today|here|outside|out)|heatwave|sunny|sunshine|boiling|sweating|beautiful (?:day|weather)|spring',
    ),
    say: ['Then open a window on my behalf.', 'Find some shade and something cold.'],
  },
  food: {
    when: words(
      'hungry|starving|ate|eating|dinner|lunch|breakfast|pizza|cooked|cooking|bak(?:ed|ing)|cake|pasta|curry|soup|sandwich|burger|snack|chocolate|fridge|boil water',
    ),
    say: [
      'Now I’m hungry, thank you.',
      'Food first, thoughts afterwards.',
      'That counts as looking after yourself.',
    ],
    ask: ['Who cooks, at yours?'],
  },
  drink: {
    when: words('coffee|tea|beer|wine|whisky|cocktail|gin|cocoa|a drink|pub'),
    say: ['Have one for me.', 'Put the kettle on in your mind; I’ll join you.'],
  },
  plant: {
    when: words('plants?|garden(?:ing)?|flowers?|(?:grow\\w*|my|planted) (?:\\w+ )?(?:tomatoes|herbs)|tree'),
    say: ['Growing things is slow work that forgives a lot.'],
    ask: ['What grows best at yours?'],
  },
  home: {
    when: words(
      'mov(?:ed|ing) (?:house|out|in|to|away)|new (?:flat|apartment|house|place)|flat|apartment|landlord|furniture|clean(?:ed|ing)|laundry|tidy(?:ing)?|chores',
    ),
    say: [
      'A place takes a while until it answers to one.',
      'Half of living is carrying things from one room to another.',
    ],
    ask: ['How does it feel there?'],
  },
  weekend: {
    when: words('weekend|monday|friday|saturday|sunday|day off|free day'),
    say: ['May it be longer than it looks.', 'Keep an hour of it for nothing at all.'],
    ask: ['What have you got planned?'],
  },
};
