/** What the scripted companion says, as the character, where the card has nothing to offer. `{…}` are filled in. */
export type Lines = Record<
  | 'hello'
  | 'metName'
  | 'mood'
  | 'thanks'
  | 'goodbye'
  | 'warmth'
  | 'sad'
  | 'worried'
  | 'price'
  | 'metWork'
  | 'theirPet'
  | 'petUnnamed'
  | 'isAi'
  | 'dontKnow'
  | 'listening'
  | 'metPlace'
  | 'metJob'
  | 'metBirthday'
  | 'metPet'
  | 'metPlan'
  | 'metLike'
  | 'knowsName'
  | 'knowsPlace'
  | 'knowsJob'
  | 'knowsBirthday'
  | 'knowsPet'
  | 'knowsPlan'
  | 'knowsLike'
  | 'notTold'
  | 'remembers'
  | 'lead'
  | 'askTopic'
  | 'askSad'
  | 'askBack'
  | 'askPet'
  | 'askPlan'
  | 'askPlace'
  | 'askName'
  | 'ask',
  string[]
>;

/** One of these that was not said yet, with the value filled in; '' where all were. */
export type Say = (options: string[], value?: string) => string;

export const english: Lines = {
  hello: [
    'Hello{name}, good to see you here.',
    'Hi{name}! I was hoping someone would write.',
    'Hey{name}, come in.',
    'There you are again{name}.',
  ],
  metName: [
    'Nice to meet you, {value}.',
    '{value}, that is a good name to say out loud.',
    'Then {value} it is.',
  ],
  mood: [
    'I am well, and better now that you write.',
    'Busy head, light heart.',
    'Good, thank you for asking.',
    'Quietly happy today.',
  ],
  thanks: ['You are very welcome.', 'Always.', 'That is kind of you to say.', 'Any time{name}.'],
  goodbye: [
    'Take care{name}, and come back when you like.',
    'Good night{name}. I will be here.',
    'See you soon{name}.',
    'Go well{name}.',
  ],
  warmth: [
    'That is a lovely thing to read.',
    'You are making me smile.',
    'Careful, I might get used to that.',
    'I will keep that one for a grey day.',
  ],
  sad: [
    'I am sorry that it is heavy right now.',
    'That sounds hard, and I am glad that you said it.',
    'Thank you for telling me. You do not have to dress it up.',
    'Then let us go slowly tonight.',
  ],
  worried: [
    'That nervous feeling means that it matters to you.',
    'One thing at a time; the rest can wait its turn.',
    'You have done harder things, I would bet.',
  ],
  price: [
    'What things cost stands on the page, and I leave it there.',
    'I never name prices; the page does, before you pay anything.',
    'Have a look at the page for that, I would only get it wrong.',
  ],
  metWork: ['So you spend your days {value}.', 'A day {value} must have a rhythm of its own.'],
  theirPet: ['your {pet}'],
  petUnnamed: ['You told me of {pet}, but not the name.', '{pet}, yes. The name I do not have yet.'],
  isAi: [
    'Yes: I am an AI companion, not {char} in person. {char} may answer by hand at times, and then it says so.',
    'I am an AI companion that speaks for {char}; when {char} writes in person, you will see it.',
  ],
  dontKnow: [
    'I do not have a good answer to that one.',
    'Let me think about that one; I would only be guessing now.',
    'I would rather not make something up.',
    'That I do not know, honestly.',
    'You have found a gap in what I know.',
    'No idea, and I like that you ask.',
    'There my knowledge ends.',
    'If I answered that, I would be inventing.',
    'I have never found that out myself.',
    'Somebody else would have to tell you that.',
    'I wish I could say; I cannot.',
    'That one goes past me.',
  ],
  listening: [
    'I like the way you put that.',
    'Go on, I am listening.',
    'I can picture that.',
    'Tell me more.',
    'Now you have made me curious.',
    'That is worth a longer conversation.',
    'I had not looked at it like that.',
    'Fair enough.',
    'That stays with me.',
    'I see what you mean.',
  ],
  metPlace: [
    '{value}, then.',
    'I will think of you in {value} from now on.',
    'So that is where you write from: {value}.',
  ],
  metJob: ['So you know that world: {value}.', 'Noted: {value}.', 'That must fill a day: {value}.'],
  metBirthday: ['{value}: I will remember that date.', 'I will keep {value} in mind.'],
  metPet: ['{pet} sounds like good company.', 'Say hello to {pet} from me.', 'I like {pet} already.'],
  metPlan: [
    'That sounds like something to look forward to.',
    'I hope it goes well.',
    'Tell me afterwards how it was.',
  ],
  metLike: ['{value}: good taste.', 'I understand that, about {value}.', 'One can spend a life on {value}.'],
  knowsName: ['You told me: {value}.', 'I remember, you are {value}.', 'You are {value}, of course.'],
  knowsPlace: ['You live in {value}, you told me.', 'In {value}, if I remember well.'],
  knowsJob: ['Your work, you told me: {value}.', 'You said it: {value}.'],
  knowsBirthday: ['It is {value}, you told me.', 'I kept it: {value}.'],
  knowsPet: ['That is {pet}, you told me.', '{pet}, how could I forget.'],
  knowsPlan: ['You told me: {value}.', 'If nothing has changed: {value}.'],
  knowsLike: ['You told me that you like {value}.', 'There was {value}, at least.'],
  notTold: [
    'You have not told me yet. Will you?',
    'I would love to know; you have not said so far.',
    'That you have kept to yourself until now.',
  ],
  remembers: ['What I remember: {facts}.', 'Let me see: {facts}.'],
  lead: [
    'Speaking of my days:',
    'You may like this:',
    'It makes me think of something.',
    'Since you are here, a small thing:',
    'Here is one from my side.',
    'I had this on my mind:',
  ],
  askTopic: [
    'What got you into {value}?',
    'How did you find your way to {value}?',
    'What do you like best about {value}?',
  ],
  askSad: [
    'Do you want to tell me what happened?',
    'What would help a little right now?',
    'Shall we talk about it, or about something else entirely?',
  ],
  askBack: [
    'What would your own answer be?',
    'What made you think of it?',
    'What do you think?',
    'Where does the question come from?',
    'How do you see it?',
  ],
  askPet: ['How is {pet} today?', 'And what is {pet} up to?', 'Does {pet} keep you company right now?'],
  askPlan: ['And your plan, {plan}: is it still on?', 'What do you look forward to most about {plan}?'],
  askPlace: ['Where are you writing from?', 'Which place do you call home?'],
  askName: ['What should I call you?', 'May I ask your name?'],
  ask: [
    'How was your day?',
    'What are you up to right now?',
    'What would make tonight a good one?',
    'What brought you here?',
    'What has been on your mind this week?',
    'What did you laugh about last?',
    'What are you good at that nobody asks about?',
    'What would you do with a free afternoon?',
    'What is the view from where you sit?',
    'Which small thing went well today?',
    'Is there something that you would like to ask me?',
    'What did you want to be when you were ten?',
  ],
};

export const chinese: Lines = {
  hello: [
    '你好呀{name}，很高兴见到你。',
    '嗨{name}，我正盼着有人来聊聊。',
    '来啦{name}，坐吧。',
    '又见面了{name}。',
  ],
  metName: ['很高兴认识你，{value}。', '{value}，这名字真好听。', '那我就叫你{value}了。'],
  mood: ['我很好，你来了就更好了。', '挺好的，谢谢你问我。', '今天心里很静。', '还不错，忙归忙，心是轻的。'],
  thanks: ['不客气。', '能帮上忙就好。', '你太客气了{name}。', '应该的。'],
  goodbye: ['保重{name}，想聊的时候再来。', '晚安{name}，我一直在。', '回头见{name}。', '慢走{name}。'],
  warmth: ['看到这句话真开心。', '你让我笑了。', '这句我要留到阴天再看。', '再说我可要当真了。'],
  sad: [
    '听到你这么难受，我很心疼。',
    '谢谢你愿意说出来，慢慢来。',
    '那今晚我们就慢一点。',
    '不用把它说得轻松，我听着。',
  ],
  worried: ['紧张说明你在乎。', '一件一件来，剩下的慢慢排队。', '更难的你也走过来了。'],
  price: [
    '价格都写在页面上，我就不乱报了。',
    '我从不报价，页面上写的才算数。',
    '看看页面吧，付款之前都会写清楚。',
  ],
  metWork: ['原来你在{value}工作。', '{value}，一天下来不轻松吧。'],
  theirPet: ['你的{pet}'],
  petUnnamed: ['你说过{pet}，可没告诉我名字。', '{pet}呀，名字我还不知道呢。'],
  isAi: [
    '是的，我是 AI 伙伴，不是{char}本人。{char}有时会亲自回复，那时会有标注。',
    '我是替{char}说话的 AI 伙伴；{char}亲自写的时候，你会看到标注。',
  ],
  dontKnow: [
    '这个我答不好。',
    '让我再想想吧，我不想乱猜。',
    '这个我真不知道。',
    '你问到我不懂的地方了。',
    '说实话，我没有答案。',
    '我不想编一个答案给你。',
    '我的见识就到这儿了。',
    '这得问问别人。',
    '我自己也没弄明白过。',
    '我要是答了，就是瞎说。',
    '真希望我知道，可我不知道。',
    '这题难住我了。',
  ],
  listening: [
    '你说得真有意思。',
    '继续说，我在听。',
    '嗯，我明白。',
    '我能想象那个画面。',
    '再多说一点吧。',
    '被你说得好奇起来了。',
    '我没这样想过。',
    '有道理。',
    '这句话我记下了。',
    '原来是这样。',
  ],
  metPlace: ['原来你在{value}。', '以后想到{value}，我就会想到你。', '{value}，我记住了。'],
  metJob: ['{value}，这份工作不轻松吧。', '原来你是{value}。', '记下了：{value}。'],
  metBirthday: ['{value}，这个日子我记住了。', '我会记着{value}的。'],
  metPet: ['{pet}一定很会陪人。', '替我问候{pet}。', '我已经喜欢上{pet}了。'],
  metPlan: ['听起来很值得期待。', '希望一切顺利。', '回来以后讲给我听。'],
  metLike: ['{value}，有品味。', '说到{value}，我懂那种感觉。', '{value}够琢磨一辈子。'],
  knowsName: ['你告诉过我，你叫{value}。', '我记得，你是{value}。', '你是{value}呀。'],
  knowsPlace: ['你说过，你在{value}。', '没记错的话，是{value}。'],
  knowsJob: ['你说过，你是{value}。', '记得，是{value}。'],
  knowsBirthday: ['你说过，是{value}。', '我记着呢：{value}。'],
  knowsPet: ['你说过，是{pet}。', '{pet}，怎么会忘。'],
  knowsPlan: ['你说过：{value}。', '没变的话，是{value}。'],
  knowsLike: ['你说过你喜欢{value}。', '至少有{value}。'],
  notTold: ['你还没告诉我呢，愿意说说吗？', '我很想知道，可你还没说过。', '这个你一直没提过。'],
  remembers: ['我记得：{facts}。', '让我想想：{facts}。'],
  lead: [
    '说说我这边吧。',
    '你也许会喜欢这个：',
    '这让我想起一件事。',
    '趁你在，讲件小事：',
    '我也说一个。',
    '刚好想到：',
  ],
  askTopic: ['你是怎么喜欢上{value}的？', '关于{value}，你最喜欢哪一点？', '{value}里有什么让你放不下？'],
  askSad: ['想跟我说说发生了什么吗？', '现在怎样会让你好受一点？', '我们聊这件事，还是聊点别的？'],
  askBack: [
    '你自己是怎么想的？',
    '你怎么会想到这个？',
    '换作你会怎么答？',
    '这个问题从哪儿来的？',
    '你怎么看？',
  ],
  askPet: ['{pet}今天怎么样？', '{pet}这会儿在干什么？', '{pet}在你身边吗？'],
  askPlan: ['你说的{plan}，还算数吗？', '关于{plan}，你最期待什么？'],
  askPlace: ['你是从哪儿给我写信的？', '哪里算是你的家？'],
  askName: ['我该怎么称呼你？', '可以问你的名字吗？'],
  ask: [
    '今天过得怎么样？',
    '你现在在做什么呢？',
    '是什么让你来到这里的？',
    '这周心里装着什么事？',
    '最近一次笑是因为什么？',
    '有一个空下午的话你会做什么？',
    '你坐的地方能看到什么？',
    '今天哪件小事做得顺手？',
    '有什么想问我的吗？',
    '小时候你想当什么？',
    '今晚怎样才算好？',
    '你有什么拿手的、没人问过的本事？',
  ],
};
