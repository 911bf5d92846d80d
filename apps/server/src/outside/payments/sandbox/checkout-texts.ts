import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import type { SandboxCard } from './sandbox-cards.ts';

/** What the sandbox's checkout says. */
export type CheckoutTexts = {
  pageName: string;
  badge: string;
  back: string;
  dueToday: string;
  trial: string;
  trialDays: (days: number) => string;
  paidAtOnce: string;
  months: (count: number) => string;
  firstMonths: (count: number) => string;
  from: (day: string) => string;
  aMonth: (price: string) => string;
  renewal: string;
  renewalText: string;
  declined: string;
  bankAsks: string;
  approve: string;
  refuse: string;
  expired: string;
  paidOn: (day: string) => string;
  testCard: string;
  pay: (price: string) => string;
  startTrial: string;
  cards: Record<SandboxCard, string>;
};

const en: CheckoutTexts = {
  pageName: 'Sandbox checkout',
  badge: 'Sandbox: no real money moves',
  back: 'Back to Kindred',
  dueToday: 'Due today',
  trial: 'Free trial',
  trialDays: (days) => `${days} days`,
  paidAtOnce: 'Paid at once',
  months: (count) => `${count} months`,
  firstMonths: (count) => `First ${count} months`,
  from: (day) => `From ${day}`,
  aMonth: (price) => `${price} a month`,
  renewal: 'Renewal',
  renewalText: 'Every month until you cancel in Kindred',
  declined: 'The card was declined. Nothing was charged; try another card.',
  bankAsks: 'Your bank asks: do you approve this payment?',
  approve: 'Approve the payment',
  refuse: 'Refuse it',
  expired: 'This checkout has expired. Nothing was charged.',
  paidOn: (day) => `Paid on ${day}.`,
  testCard: 'Test card',
  pay: (price) => `Pay ${price}`,
  startTrial: 'Start the trial',
  cards: {
    success: 'Pays',
    declined: 'Is declined',
    '3ds': 'Asks you to confirm (3-D Secure)',
    renewal_declined: 'Pays once, then renewals are declined',
    refunded: 'Pays, and is refunded an hour later',
    half_refunded: 'Pays, and half of it is refunded an hour later',
    disputed: 'Pays, and is disputed an hour later',
    dispute_won: 'Pays, is disputed an hour later, and Kindred wins the dispute a day later',
  },
};

const zh: CheckoutTexts = {
  pageName: '沙盒收银台',
  badge: '沙盒环境：不会产生真实扣款',
  back: '返回 Kindred',
  dueToday: '今日应付',
  trial: '免费试用',
  trialDays: (days) => `${days} 天`,
  paidAtOnce: '一次性支付',
  months: (count) => `${count} 个月`,
  firstMonths: (count) => `前 ${count} 个月`,
  from: (day) => `${day}起`,
  aMonth: (price) => `每月 ${price}`,
  renewal: '续订',
  renewalText: '每月自动续订，直到你在 Kindred 中取消',
  declined: '这张卡被拒绝，未扣任何费用。请换一张卡。',
  bankAsks: '银行向你确认：是否批准这笔付款？',
  approve: '批准付款',
  refuse: '拒绝',
  expired: '此付款页面已过期，未扣任何费用。',
  paidOn: (day) => `已于 ${day}付款。`,
  testCard: '测试卡',
  pay: (price) => `支付 ${price}`,
  startTrial: '开始试用',
  cards: {
    success: '付款成功',
    declined: '付款被拒绝',
    '3ds': '需要你确认（3-D Secure）',
    renewal_declined: '首次付款成功，之后续订被拒绝',
    refunded: '付款成功，一小时后退款',
    half_refunded: '付款成功，一小时后退还一半',
    disputed: '付款成功，一小时后被拒付',
    dispute_won: '付款成功，一小时后被拒付，一天后 Kindred 申诉成功',
  },
};

export const checkoutTexts: Readonly<Record<PageLanguage, CheckoutTexts>> = { en, zh };
