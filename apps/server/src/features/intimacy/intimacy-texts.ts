/** The levels' names, from the first on, and what comes with each. */
export const intimacyTexts = {
  en: [
    { name: 'New', perks: [] },
    { name: 'Acquainted', perks: ['The AI companion talks to you as to somebody it knows'] },
    { name: 'Familiar', perks: ['A mark beside your name in the creator’s messages'] },
    { name: 'Close', perks: ['A place in the inner circle'] },
    { name: 'Kindred', perks: ['The mark beside your name turns gold'] },
  ],
  zh: [
    { name: '初识', perks: [] },
    { name: '相识', perks: ['AI 伙伴会像对熟人一样和您说话'] },
    { name: '熟悉', perks: ['创作者的消息列表中，您的名字旁会有标记'] },
    { name: '亲近', perks: ['在亲密圈中拥有一席之地'] },
    { name: '知己', perks: ['名字旁的标记变为金色'] },
  ],
} as const;
