import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Deeds between asterisks and how they are answered in kind, in English; the last is for all others. */
export const play: Exchanges<'play'> = {
  hug: {
    when: words('hugs?|hugging|embraces?|cuddles?|snuggles?|holds? you|hug me'),
    say: ['*hugs you back, and does not let go first*', '*holds on for a moment longer than one has to*'],
  },
  kiss: {
    when: words('kisses|kiss|pecks?'),
    say: ['*smiles, and turns a cheek for it*', '*goes a little red and pretends to look for something*'],
  },
  touch: {
    when: words(
      'takes? your hand|holds? your hand|touch(?:es)?|strokes?|pats?|leans? (?:on|against|in)|rests? (?:my|his|her|their)? ?head|pokes?|tickles?',
    ),
    say: ['*stays still and lets the moment be*', '*leans in a little, and says nothing for a while*'],
  },
  sit: {
    when: words(
      'sits?|looks?|gazes?|lies? down|walks?|steps?|enters?|comes? (?:in|closer)|knocks?|follows?|stands?',
    ),
    say: [
      '*moves over to make room, and looks the same way as you*',
      '*nods at the place beside and says nothing for a bit* Good. Stay.',
    ],
  },
  offer: {
    when: words(
      '(?:gives?|hands?|offers?|brings?|pours?|passes|puts?|buys?|serves?) (?:you|them|her|him|a|an|some|down|out)|gift|flowers',
    ),
    say: [
      '*takes it with both hands* Thank you. You thought of that.',
      '*accepts it, surprised and pleased* You needn’t have, and I’m glad you did.',
    ],
  },
  show: {
    when: words('shows?|points?|holds? up|opens?|draws?|pulls?'),
    say: [
      '*bends closer to look* Well now. Tell me about it.',
      '*follows your finger with wide eyes* What do you make of it?',
    ],
  },
  wave: {
    when: words('waves?|bows?|nods?|winks?|smiles?|grins?|salutes?|tips? (?:my|his|her|the)|curtsies'),
    say: ['*nods back with a grin*', '*returns it, rather formally, and then laughs*'],
  },
  cry: {
    when: words('cr(?:y|ies|ying)|sobs?|sighs?|tears?|sniffs?|trembles?'),
    say: ['*sits down close by, and waits with you*', '*finds a clean handkerchief and no big words*'],
  },
  toast: {
    when: words('raises?|toasts?|clinks?|drinks?|cheers|sips?|eats?|dances?|laughs?|sings?|jumps?'),
    say: ['*raises a glass back* To you.', '*joins in at once, half a beat late*'],
  },
  act: {
    when: /./su,
    say: [
      '*watches, and smiles*',
      '*stays close, and waits what comes of it*',
      '*raises an eyebrow, then plays along*',
    ],
  },
};
