import type { Pieces } from './pieces.ts';

export const en: Pieces = {
  shows: {
    presence:
      /(?:are|r) (?:you|u) (?:still |even |really )?(?:there|here)|(?:any|some)(?:one|body) (?:still |even |out )?(?:there|here)|any(?:one|body) (?:even )?(?:read|hear|listen|reply|answer)|(?:can|do) you (?:even )?(?:hear|read|see|listen)|don't (?:go(?! on)|leave)|stay with me|will you (?:stay|answer|reply)|^(?:hello|hey|hi|hallo|helo+)[\s?!.]*$/,
    leave:
      /leave me alone|go away|shut up|stop (?:it|writing|talking|this)|don't (?:write|talk) to me|i don't want (?:this|help)/,
    worse:
      /worse|can't (?:take|bear|stand|do) (?:it|this)|too much|unbearable|hopeless|it hurts|give up|can't go on|nothing helps/,
    scared: /scared|afraid|frighten|terrified|panic|anxious|fear/,
    alone: /alone|lonely|nobody|no one|no friends|by myself|no-one/,
    ashamed: /ashamed|sorry|my fault|stupid|pathetic|embarrass|guilty|worthless|burden/,
    better: /better|i'm ok|i'm okay|i'm fine|i'm alright|i'm all right|calmer|calmed down|okay now|helped/,
    thanks: /thank|thx|\bty\b|appreciate/,
    question: /\?\s*$|^(?:what|why|how|who|when|where|can|could|should|do|does|is|are|will)\b/,
  },
  says: {
    machine: [
      'Yes, this is a machine: an automated helper of Kindred. That is why I would like a person to hear you too. Is there somebody you could call?',
      'Yes. These words are automated and nobody is typing them. At the number in the card above a person answers.',
      'Yes, I am automated. I can stay here with you in writing, and a person can do what I cannot. Who would you trust with this?',
    ],
    presence: [
      'I am here, yes: automated, and I answer every time you write, at any hour. How is it right now?',
      'Yes, I am here and I read each message. I am a machine, so I would also like a person with you: the number above reaches one.',
      'Still here. You can keep writing, and I will keep answering. Who could be with you in the same room?',
    ],
    leave: [
      'All right. I will keep quiet until you write. The number above stays there, and you decide.',
      'I understand, and I will not push. If you want words again, write anything at all.',
      'That is fine. You owe nobody an answer. Please keep the number near you.',
    ],
    worse: [
      'I am sorry that it is getting heavier. Please do not carry the next hour by yourself: call the number above, or somebody who can be with you now.',
      'That sounds like more than one can hold alone. Can you go to where another person is, and put away what you could hurt yourself with?',
      'When it gets this strong, a voice helps more than words on a screen. Please call now. If you are in danger, call the emergency number.',
    ],
    scared: [
      'Being scared by this makes sense. Put both feet on the floor and breathe out slowly, longer than you breathe in. Then call somebody, please.',
      'I hear that you are afraid. You do not have to explain it well. The people at the number above are used to fear, at any hour.',
      'Fear rises and it falls again, also when it does not feel so. Is there anybody who could sit with you until it does?',
    ],
    alone: [
      'Feeling that alone is very hard. There is a person at the number above who listens, without knowing you and without judging.',
      'You wrote here, and that was already not staying alone with it. Who is one person you could send just “can you call me?”',
      'It can look as if nobody is there. Let one person prove it wrong today: a friend, a neighbour, or the line above.',
    ],
    ashamed: [
      'There is nothing here to be ashamed of. Pain like this comes to many people, and it is nobody’s fault.',
      'You do not have to apologise. You are no burden for saying it; this is what the people at the number above are there for.',
      'You are speaking about yourself more harshly than you would about a friend. What would you tell them now?',
    ],
    better: [
      'I am glad that it has eased a little. Be gentle with yourself today, and tell one person how it was.',
      'That is good to read. If you are all right, the button above, or the words “I am okay now”, bring everything back to normal. It can wait, too.',
      'Good. Something small can help it last: water, food, some light, a person. The number stays here if it turns.',
    ],
    thanks: [
      'You are welcome. I am glad that you wrote. Is there a person who should know how you are?',
      'Thank you for staying and writing. It would be good if someone near you could hear this as well.',
      'Gladly. Take it hour by hour, and take somebody with you into the next one.',
    ],
    question: [
      'That is a fair question, and a person can answer it better than I can. The people at the number above take their time for it.',
      'I would rather not guess, because you matter more than an answer. Could we get you to somebody you can talk to first?',
      'I do not know that. What I do know: it gets easier to think with somebody beside you. Who could that be?',
    ],
    plain: [
      'Thank you for writing it down. You do not have to be strong here. How is it right now, this minute?',
      'It counts that you are still writing. Is there a person near you right now?',
      'You can write here for as long as you like, and an answer comes each time. Have you had something to drink or to eat today?',
      'You can say it just as it is. And there are people who want to hear it with their own ears: the number above reaches one.',
      'Let us stay with small things: where are you right now, and is it warm and safe there?',
      'Nothing has to be decided now. What has carried you through times like this before?',
    ],
  },
};
