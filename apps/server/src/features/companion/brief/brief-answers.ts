import type { HandoverTopic } from '@kindred/contract/chat/limits';

type Answers = Record<HandoverTopic | 'other', [string, string, string]>;

const english: Answers = {
  distress: [
    'Thank you for telling me. It is me now, not my companion. How are you right this moment?',
    'I am glad that you wrote. Is somebody with you, or somebody whom you can call?',
    'I am not the right help for this alone, but I do not want you to be alone with it. Will you talk to one of the people in the note above?',
  ],
  anger: [
    'You are right to tell me. It is me now, in person. What happened, from your side?',
    'I am sorry that this went wrong. I read all of it again and write to you.',
    'I understand that you are angry. What would make it right for you?',
  ],
  refund: [
    'It is me now, in person. Which payment is it about? I look at it at once.',
    'I am sorry about that. I cannot give payments back from here, but support can: Settings, Help, Talk to support. I help you with it.',
    'Thank you for telling me. Write to me what you expected, so that I can put it right.',
  ],
  meeting: [
    'That is kind of you. I do not meet anybody from here, and I am glad to go on writing.',
    'It is me now, in person. I keep my private life apart, so we stay here.',
    'Thank you for asking. No meetings, but tell me what you would have liked to talk about.',
  ],
  other: [
    'It is me now, in person. I have read what you wrote. Tell me more?',
    'Thank you for your patience. What matters most to you right now?',
    'I am here. Let me answer that properly.',
  ],
};

const chinese: Answers = {
  distress: [
    '谢谢你告诉我。现在是我本人，不是 AI 伴侣。你此刻感觉怎么样？',
    '很高兴你写给我。你身边有人吗，或者有可以打电话的人吗？',
    '这件事我一个人帮不够，但我不想让你独自面对。愿意和上面提示里的人聊聊吗？',
  ],
  anger: [
    '你说出来是对的，现在是我本人。从你的角度看，发生了什么？',
    '很抱歉让你不愉快。我会把前面的内容都看一遍再回复你。',
    '我理解你生气。怎样做你会觉得好一些？',
  ],
  refund: [
    '现在是我本人。是哪一笔付款？我马上看。',
    '很抱歉。我在这里无法直接退款，但客服可以：设置 → 帮助 → 联系客服，我会配合你。',
    '谢谢你告诉我。请说说你原本期待的是什么，我来想办法。',
  ],
  meeting: [
    '谢谢你的好意。我不会和这里的朋友线下见面，但很高兴继续聊。',
    '现在是我本人。我会把私人生活分开，我们就在这里聊吧。',
    '谢谢你问我。见面不行，不过你想聊什么都可以告诉我。',
  ],
  other: [
    '现在是我本人。你写的我都看了，可以再多说一点吗？',
    '谢谢你的耐心。现在对你最重要的是什么？',
    '我在。让我好好回答你。',
  ],
};

/** Three answers that a creator may begin from, by what the fan's words are about. */
export function briefAnswers(language: 'en' | 'zh', topic: HandoverTopic | undefined): string[] {
  return (language === 'zh' ? chinese : english)[topic ?? 'other'];
}
