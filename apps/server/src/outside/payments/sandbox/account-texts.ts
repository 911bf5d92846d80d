import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import type { SandboxBank } from './sandbox-payouts.ts';

/** What the sandbox's pages for saved cards, overdue payments and payout accounts say. */
export type AccountTexts = {
  methods: string;
  noMethods: string;
  isDefault: string;
  addCard: string;
  overdue: string;
  due: string;
  payWith: (price: string) => string;
  nothingDue: string;
  payouts: string;
  payoutsLead: string;
  bank: string;
  save: string;
  banks: Record<SandboxBank, { title: string; text: string }>;
};

const en: AccountTexts = {
  methods: 'Your saved cards',
  noMethods: 'No card is saved yet.',
  isDefault: 'Charged for renewals',
  addCard: 'Add this card',
  overdue: 'Overdue payment',
  due: 'Due now',
  payWith: (price) => `Pay ${price} with this card`,
  nothingDue: 'Nothing is due.',
  payouts: 'Payout account',
  payoutsLead: 'A real provider asks here who you are and where your earnings go.',
  bank: 'Test bank account',
  save: 'Save',
  banks: {
    pays: { title: 'Account ending in 6789', text: 'Receives payouts' },
    fails: { title: 'Account ending in 0000', text: 'Is closed: payouts come back after two days' },
    rejected: { title: 'No account', text: 'The provider rejects you: nothing can be paid out' },
  },
};

const zh: AccountTexts = {
  methods: '已保存的银行卡',
  noMethods: '尚未保存银行卡。',
  isDefault: '用于续订扣款',
  addCard: '添加这张卡',
  overdue: '逾期付款',
  due: '现在应付',
  payWith: (price) => `用这张卡支付 ${price}`,
  nothingDue: '没有待付款项。',
  payouts: '收款账户',
  payoutsLead: '真实的支付服务商会在这里核实你的身份，并询问收益汇往哪里。',
  bank: '测试银行账户',
  save: '保存',
  banks: {
    pays: { title: '尾号 6789 的账户', text: '可正常收款' },
    fails: { title: '尾号 0000 的账户', text: '账户已注销：两天后款项退回' },
    rejected: { title: '没有账户', text: '服务商拒绝开户：无法付款给你' },
  },
};

export const accountTexts: Readonly<Record<PageLanguage, AccountTexts>> = { en, zh };
