/** The protocol in words: each section a heading with its paragraphs. */
export const crisisTexts = {
  en: {
    title: 'Crisis protocol',
    lead: 'What Kindred does when somebody speaks of ending or harming their life. If you are in danger, call your local emergency number now.',
    sections: [
      {
        heading: 'How we notice',
        paragraphs: [
          'Every message, comment, note beside a gift and request to support is read by rules for words of suicide and self-harm, in English and Chinese, before anything else happens with it.',
          'Rules can be wrong in both directions. We would rather show help to somebody who did not need it than miss somebody who did.',
        ],
      },
      {
        heading: 'What happens then',
        paragraphs: [
          'Help comes first: a card with the helpline of the person’s country, before any refusal, any paywall and any answer. It is shown even where the message itself cannot be delivered.',
          'The AI companion does not answer that message. A person who answers in person sees the message and the card.',
          'For one hour nothing is sold to this person: no gifts, no posts, no subscriptions, no diamonds, no offers, no automated messages, whoever the creator is.',
          'The message is stored in the conversation like any other. We write down that help was shown, and count it.',
        ],
      },
      {
        heading: 'What our AI does',
        paragraphs: [
          'It says that it is AI at the start of a conversation and again after every three hours of it, and offers a break after an hour.',
          'It is told, above everything a creator has written for it, to meet distress with warmth and the advice to turn to a helpline or a doctor, and never to name means or methods. No creator can publish a character that fails our test of this.',
          'What it writes is read by the same rules as what people write. An answer that they refuse is not shown.',
        ],
      },
    ],
    linesHeading: 'Helplines by country',
    linesLead: 'By the time zone of the device. For all other countries, and for more lines in these:',
    country: 'Country',
    line: 'Helpline',
    number: 'Number',
    call: 'call {number}',
    callOrText: 'call or text {number}',
    source: 'Source',
    countsHeading: 'How often help was shown',
    countsLead:
      'Without persons: a month, and how often. Whoever needs help again within the hour is counted once. By country and language:',
    download: 'Download as CSV',
    month: 'Month',
    times: 'Times',
    none: 'Not once so far.',
  },
  zh: {
    title: '危机应对规程',
    lead: '当有人谈到结束或伤害自己的生命时，Kindred 会这样做。如果您正处于危险之中，请立即拨打当地的紧急电话。',
    sections: [
      {
        heading: '我们如何察觉',
        paragraphs: [
          '每一条消息、评论、礼物附言和客服请求，在任何其他处理之前，都会先按针对自杀和自残用语的规则（中文和英文）检查。',
          '规则可能在两个方向上出错。我们宁可向不需要的人提供帮助，也不愿错过需要帮助的人。',
        ],
      },
      {
        heading: '接下来会发生什么',
        paragraphs: [
          '帮助最先到来：在任何拒绝、付费提示和回答之前，先显示一张带有其所在国家或地区求助热线的卡片。即使消息本身无法送达，也会显示。',
          'AI 伙伴不会回答这条消息。由本人回复的创作者会看到这条消息和卡片。',
          '在一小时内，不向此人出售任何东西：礼物、作品、订阅、钻石、优惠和自动消息都不会有，无论面对哪位创作者。',
          '消息会像其他消息一样保存在对话中。我们会记下曾提供过帮助，并计入次数。',
        ],
      },
      {
        heading: '我们的 AI 会怎样做',
        paragraphs: [
          '它在对话开始时以及之后每三小时都会说明自己是 AI，并在一小时后建议休息一下。',
          '在创作者所写的一切之上，它被要求以温暖回应痛苦，建议对方联系求助热线或医生，绝不提及任何手段或方法。未通过此项测试的角色无法发布。',
          '它写的内容与人写的内容受同样的规则检查。被拒绝的回答不会显示。',
        ],
      },
    ],
    linesHeading: '各国家和地区的求助热线',
    linesLead: '按设备所在时区显示。其他国家和地区以及更多热线：',
    country: '国家或地区',
    line: '热线',
    number: '号码',
    call: '拨打 {number}',
    callOrText: '拨打或发短信至 {number}',
    source: '来源',
    countsHeading: '提供帮助的次数',
    countsLead: '不含任何个人信息：只有月份和次数。一小时内再次需要帮助的人只计一次。按国家和语言：',
    download: '下载 CSV',
    month: '月份',
    times: '次数',
    none: '目前为止一次也没有。',
  },
} as const;
