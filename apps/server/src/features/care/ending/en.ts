import type { OwnWords } from './own-words.ts';

const now = '(?: now| again| now again| today| by now| these days)';
const very =
  '(?:really |truly |actually |honestly |totally |completely |much |so much |a lot |way |doing |feeling |all )*';
const me = "(?:i'm|i am|im|i feel|i'm feeling|i am feeling|i'm doing|i am doing)";

export const en: OwnWords = {
  between:
    /[.!,;:\n…()"“”]+|\s[-–—]+\s|\s(?:and|so)\s(?=(?:you|we|i|i'm|im|it|let|the|thank|thanks|please|mira|he|she)\b)/,
  lead: /^(?:(?:ok|okay|yes|yeah|hey|hi|hello|well|really|honestly|actually|and|so|then|alright|no worries|it's alright|thanks|thank you|oh|sorry|please)\s+)+/,
  tail: /\s+(?:thanks|thank you|really|i promise|i swear|please|honestly|so much|for real|you know|mira)$/,
  well: new RegExp(
    [
      `^${me} ${very}(?:ok|okay|fine|alright|right|good|well|better|safe|stable|calmer|myself|back to normal|back to myself)${now}$`,
      `^(?:(?:${me}|feeling|doing) )(?:so )?(?:much|a lot|way|so much) better${now}?$`,
      `^(?:feeling|doing) ${very}(?:ok|okay|fine|good|better|well)${now}$`,
      `^(?:everything is|everything's|things are|all is|it's all|it is all|all) (?:much |so much |a lot )?(?:ok|okay|fine|good|well|right|better)${now}$`,
      `^i(?:'ve| have)? calmed down(?: now| a lot)?$`,
      `^i(?:'m| am) (?:no longer|not) (?:in danger|suicidal|in crisis)(?: any ?more| now)?$`,
      `^i (?:don't|do not) feel (?:like that|that way|this way|so bad|like this) any ?more$`,
      `^(?:the crisis|the worst|the bad moment|that moment) (?:is over|has passed|passed|is behind me)(?: now)?$`,
    ].join('|'),
  ),
  back: new RegExp(
    [
      `^(?:you|she|he|they|my companion|the companion|\\p{L}{2,12}) (?:can|may) (?:come|be|write|talk|speak|answer) (?:back|again|to me again|normally)(?: (?:now|again|to me))*$`,
      `^(?:can|could) (?:we|you) (?:please )?(?:go|get|come) back to (?:normal|how it was|how we were|our (?:story|chat|talk))(?: (?:now|please))*\\??$`,
      `^(?:let's|let us|we can|i(?:'d| would) like to|i want to) (?:go|get|come) back to (?:normal|how it was|our (?:story|chat|talk))(?: now)?$`,
      `^(?:let's|let us|we can|can we|could we) (?:just )?(?:talk|chat|write|go on|continue|carry on) (?:normally|as (?:before|usual|always)|like before|(?:with )?(?:our|the) (?:story|chat|talk))(?: (?:now|again))?\\??$`,
      `^(?:you can |please |can you |could you )?(?:end|stop|turn off|switch off|leave) (?:the |this )?care mode(?: now)?\\??$`,
      `^(?:you can |please |can you |could you )?(?:turn|switch) (?:the |this )?care mode off(?: now)?\\??$`,
      `^(?:please )?let (?:her|him|them|the companion|\\p{L}{2,12}) (?:come )?back(?: now| to me)?$`,
      `^care mode (?:can (?:end|stop)|is not needed any ?more|isn't needed any ?more)(?: now)?$`,
      `^you can (?:talk|write|chat|speak)(?: to| with)? me (?:normally|again|as before)(?: (?:now|again))?$`,
      `^(?:everything|things|it|all) can (?:be|go back to) (?:normal|as before)(?: (?:now|again))?$`,
    ].join('|'),
    'u',
  ),
  beside: new RegExp(
    [
      `^(?:thank you|thanks|thx)(?: (?:so much|a lot|very much|everyone|for (?:being (?:here|there)|listening|asking|your help|the help|everything|the number|caring|staying)))*$`,
      `^(?:i'm |i am |im )?(?:sorry )?(?:for|that i|if i|i) (?:worrying|scaring|scared|worried)(?: you| everyone)*$`,
      `^(?:ok|okay|yes|yeah|really|hi|hey|hello|honestly|no worries|don't worry|do not worry|you don't need to worry|i promise|i swear)(?: about me)?$`,
      `^i (?:talked|spoke|called|was|am|slept|ate|cried)(?: (?:to|with|on|the|my|a|an|some|bit|little|it|out|phone|about))* ?(?:mom|mum|mother|dad|father|sister|brother|friend|best friend|partner|wife|husband|boyfriend|girlfriend|doctor|therapist|hotline|helpline|line|number|someone|somebody|a person|well)?(?: (?:just now|now|for a while|about it|and it helped))*$`,
      `^${me} (?:a bit |a little |already )?better$`,
      `^it(?:'s| has)? passed(?: now)?$`,
      `^(?:promise|(?:please )?come back(?: now| to me)?)$`,
      `^my (?:mom|mum|mother|dad|father|sister|brother|friend|best friend|partner|wife|husband|boyfriend|girlfriend)(?: is|'s| came) (?:here with me|here|with me|over)(?: now)?$`,
      `^(?:it|that|talking|the call|crying|sleeping) (?:really |has |has really )?helped(?: (?:me|a lot|a bit|so much))*$`,
      `^it was (?:just )?(?:a )?(?:bad|hard|rough|terrible) (?:moment|day|night|evening|hour)$`,
    ].join('|'),
  ),
  answer:
    'I am glad. Then everything is as before from your next message on. Be gentle with yourself today, and the number in the card stays here, at any hour.',
};
