import type { HelpTopic } from './find-answers.ts';

export const helpEn: readonly HelpTopic[] = [
  {
    title: 'Following and subscribing',
    answers: [
      {
        question: 'What is the difference between following and subscribing?',
        answer:
          'Some creators are free: you follow with one click and see their free and paid posts. Others take a monthly subscription. Both let you write to the creator.',
      },
      {
        question: 'When am I charged after a free trial?',
        answer:
          'On the day the trial ends, at the price you saw before you agreed. The date is shown before you confirm and in Settings, Subscriptions. If you cancel before, nothing is charged. Each creator gives you one trial, ever.',
      },
      {
        question: 'How do I cancel a subscription?',
        answer:
          'In Settings, Subscriptions, with one click. You keep what you paid for until the period ends, and can resume until then.',
      },
      {
        question: 'Can the price of my subscription rise?',
        answer:
          'Not without you. When a creator changes the price, it counts for people who join afterwards.',
      },
      {
        question: 'What happens when a renewal cannot be paid?',
        answer:
          'Access ends with the period you paid for. The payment is tried again for some days; if it works, you have access again.',
      },
    ],
  },
  {
    title: 'Diamonds, gifts and posts',
    answers: [
      {
        question: 'What are diamonds?',
        answer:
          'You buy them in the wallet and spend them on posts and gifts. 1 diamond is worth 1 US cent. The price you see is the price you pay, and buying diamonds never renews.',
      },
      {
        question: 'How large can a gift be?',
        answer: 'From 200 to 10,000 diamonds. The creator receives 80% of it.',
      },
      {
        question: 'Is an unlocked post mine?',
        answer:
          'Yes. You pay once and keep seeing it, also when you are not a member. It goes only if its creator deletes their whole account.',
      },
      {
        question: 'Was I charged twice?',
        answer:
          'Every purchase carries its own key, so pressing twice or losing the network buys once. Settings, Transactions shows every movement. If something is wrong there, talk to support.',
      },
      {
        question: 'How do I get a refund?',
        answer:
          'Talk to support with the date and the amount. A refund reverses the purchase: the diamonds or the month go back as well.',
      },
    ],
  },
  {
    title: 'Conversations and AI',
    answers: [
      {
        question: 'Do I talk to a person or to an AI?',
        answer:
          'Every message says who wrote it: the creator in person, their AI companion, or an automated message. At the top of the conversation you see who answers now, and a line marks each change.',
      },
      {
        question: 'Can other fans see what I write?',
        answer:
          'No. A conversation belongs to you and that creator. What you say never becomes part of what the companion tells somebody else.',
      },
      {
        question: 'Can I take a message back?',
        answer:
          'Yes, your own messages, from the menu beside them. A trace stays that there was one. Gifts stay.',
      },
    ],
  },
  {
    title: 'Safety and privacy',
    answers: [
      {
        question: 'What happens when I block somebody?',
        answer:
          'Neither of you sees or reaches the other anywhere. Follows end, subscriptions between you are not renewed, what was bought stays. You can take it back in Settings, Blocked people.',
      },
      {
        question: 'What is the difference between blocking and restricting?',
        answer:
          'A restricted person notices nothing. What they write to you lies aside and is not counted, and only they see their comments.',
      },
      {
        question: 'Somebody knows how to get into my account. What now?',
        answer:
          'Settings, Sign-in and security lists every device; sign out all others with one click. Then change the password of the Google or Apple account that you sign in with.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'In Settings, Delete account. The page shows first what is deleted, what is kept and what you lose. It takes effect at once and cannot be taken back.',
      },
    ],
  },
  {
    title: 'For creators',
    answers: [
      {
        question: 'When can I have what I earned?',
        answer: 'Earnings are pending for 7 days and available after that. You keep 80% of what fans pay.',
      },
      {
        question: 'How do I change my price?',
        answer:
          'In Settings, Subscription price. It counts for whoever joins afterwards; who has subscribed keeps their price.',
      },
      {
        question: 'Who may comment on my posts?',
        answer: 'You decide in Settings, Commenting: everyone, subscribers, other creators, or nobody.',
      },
      {
        question: 'Can I answer my fans myself?',
        answer:
          'Yes. Switch to Manual in Settings, Chat or beside your name. Your companion then stays silent, and fans see that you answer in person.',
      },
      {
        question: 'What are automated messages?',
        answer:
          'Your own words, sent when somebody joins, gives, likes, cancels or comes back. Each has its switch in Settings, Automated messages, and fans see that it is automated.',
      },
    ],
  },
];
