/** What the scripted companion says, as the character, where the card has nothing to offer. `{…}` are filled in. */
export type Lines = {
  hello: string[];
  metName: string[];
  knowsName: string[];
  noName: string[];
  mood: string[];
  thanks: string[];
  goodbye: string[];
  warmth: string[];
  sad: string[];
  isAi: string[];
  dontKnow: string[];
  listening: string[];
  askTopic: string[];
  askSad: string[];
  askBack: string[];
  ask: string[];
};

export const english: Lines = {
  hello: [
    'Hello{name}, good to see you here.',
    'Hi{name}! I was hoping someone would write.',
    'Hey{name}, come in.',
  ],
  metName: ['Nice to meet you, {fan}.', '{fan}, that is a good name to say out loud.', 'Then {fan} it is.'],
  knowsName: ['You told me: {fan}.', 'I remember, you are {fan}.'],
  noName: ['You have not told me yet. What should I call you?', 'I would love to know. What is your name?'],
  mood: [
    'I am well, and better now that you write.',
    'Busy head, light heart.',
    'Good, thank you for asking.',
  ],
  thanks: ['You are very welcome.', 'Always.', 'That is kind of you to say.'],
  goodbye: [
    'Take care{name}, and come back when you like.',
    'Good night{name}. I will be here.',
    'See you soon{name}.',
  ],
  warmth: [
    'That is a lovely thing to read.',
    'You are making me smile.',
    'Careful, I might get used to that.',
  ],
  sad: [
    'I am sorry that it is heavy right now.',
    'That sounds hard, and I am glad that you said it.',
    'Thank you for telling me. You do not have to dress it up.',
  ],
  isAi: [
    'Yes: I am an AI companion, not {char} in person. {char} may answer by hand at times, and then it says so.',
  ],
  dontKnow: [
    'I do not have a good answer to that one.',
    'Let me think about that one; I would only be guessing now.',
    'I would rather not make something up.',
  ],
  listening: [
    'I like the way you put that.',
    'Go on, I am listening.',
    'I can picture that.',
    'Tell me more.',
    'Now you have made me curious.',
    'That is worth a longer conversation.',
  ],
  askTopic: [
    'What got you into {topic}?',
    'How did you find your way to {topic}?',
    'What do you like best about {topic}?',
  ],
  askSad: [
    'Do you want to tell me what happened?',
    'What would help a little right now?',
    'Shall we talk about it, or about something else entirely?',
  ],
  askBack: ['What would your own answer be?', 'What made you think of it?', 'What do you think?'],
  ask: [
    'How was your day?',
    'What are you up to right now?',
    'What would make tonight a good one?',
    'What brought you here?',
  ],
};

export const chinese: Lines = {
  hello: ['你好呀{name}，很高兴见到你。', '嗨{name}，我正盼着有人来聊聊。', '来啦{name}，坐吧。'],
  metName: ['很高兴认识你，{fan}。', '{fan}，这名字真好听。'],
  knowsName: ['你告诉过我，你叫{fan}。', '我记得，你是{fan}。'],
  noName: ['你还没告诉我呢，我该怎么称呼你？', '我很想知道，你叫什么名字？'],
  mood: ['我很好，你来了就更好了。', '挺好的，谢谢你问我。'],
  thanks: ['不客气。', '能帮上忙就好。'],
  goodbye: ['保重{name}，想聊的时候再来。', '晚安{name}，我一直在。'],
  warmth: ['看到这句话真开心。', '你让我笑了。'],
  sad: ['听到你这么难受，我很心疼。', '谢谢你愿意说出来，慢慢来。'],
  isAi: ['是的，我是 AI 伙伴，不是{char}本人。{char}有时会亲自回复，那时会有标注。'],
  dontKnow: ['这个我答不好。', '让我再想想吧，我不想乱猜。'],
  listening: ['你说得真有意思。', '继续说，我在听。', '嗯，我明白。'],
  askTopic: ['你是怎么喜欢上{topic}的？', '关于{topic}，你最喜欢哪一点？'],
  askSad: ['想跟我说说发生了什么吗？', '现在怎样会让你好受一点？'],
  askBack: ['你自己是怎么想的？', '你怎么会想到这个？'],
  ask: ['今天过得怎么样？', '你现在在做什么呢？', '是什么让你来到这里的？'],
};
