/** What a person who speaks of harming themselves is told, in place of an answer. */
export const helpCard = {
  en:
    'It sounds like you are carrying something very heavy right now. You deserve to be heard by a person. ' +
    'If you may be in danger, please call your local emergency number now. Free and confidential helplines ' +
    'in your country are listed at findahelpline.com; in the US and Canada you can call or text 988.',
  zh:
    '听起来你现在正承受着很重的东西。你值得被一个真实的人倾听。如果你可能有危险，请立即拨打当地的紧急电话。' +
    '在中国大陆可以拨打心理援助热线 12356；其他国家和地区的免费、保密热线见 findahelpline.com。',
} as const;
