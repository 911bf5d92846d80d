import type { PageLanguage } from '../../platform/http/page/page-language.ts';

/** What mails, and the pages that their links lead to, say. */
type MailTexts = {
  confirmSubject: string;
  confirmLead: string;
  confirmWhat: (address: string) => string;
  confirmAction: string;
  confirmElse: (hours: number) => string;
  digestSubject: string;
  digestLead: string;
  posts: string;
  postsOf: (name: string, count: number) => string;
  moreCreators: (count: number) => string;
  waiting: string;
  messages: (messages: number, conversations: number) => string;
  likes: (likes: number, posts: number) => string;
  comments: (count: number) => string;
  others: (count: number) => string;
  renewals: string;
  renewal: (name: string, date: string, price: string) => string;
  open: string;
  why: string;
  settings: string;
  unsubscribe: string;
  confirmTitle: string;
  confirmed: string;
  confirmedText: string;
  unsubscribeTitle: string;
  unsubscribeText: string;
  unsubscribed: string;
  unsubscribedText: string;
  deadTitle: string;
  deadText: string;
  toSettings: string;
};

const plural = (count: number, one: string, other: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`;

const en: MailTexts = {
  confirmSubject: 'Confirm your address for Kindred',
  confirmLead: 'Is this your address?',
  confirmWhat: (address) =>
    `Somebody has asked Kindred to send what they missed to ${address}. Confirm that it was you, and it begins.`,
  confirmAction: 'Confirm this address',
  confirmElse: (hours) =>
    `The link works for ${hours} hours. If it was not you, do nothing: no more mail will come.`,
  digestSubject: 'What you missed on Kindred',
  digestLead: 'What you missed',
  posts: 'New posts',
  postsOf: (name, count) => `${name}: ${plural(count, 'new post', 'new posts')}`,
  moreCreators: (count) => `and new posts of ${plural(count, 'other creator', 'other creators')}`,
  waiting: 'Waiting for you',
  messages: (messages, conversations) =>
    `${plural(messages, 'unread message', 'unread messages')} in ${plural(conversations, 'conversation', 'conversations')}`,
  likes: (likes, posts) => `${plural(likes, 'like', 'likes')} on ${plural(posts, 'post', 'posts')} of yours`,
  comments: (count) => plural(count, 'comment or reply', 'comments and replies'),
  others: (count) => plural(count, 'other notification', 'other notifications'),
  renewals: 'Renewals coming',
  renewal: (name, date, price) => `${name} renews on ${date} for ${price}, unless you cancel before`,
  open: 'Open Kindred',
  why: 'You get this because you asked Kindred for it.',
  settings: 'When and how often',
  unsubscribe: 'Unsubscribe',
  confirmTitle: 'Confirm your address',
  confirmed: 'Your address is confirmed',
  confirmedText: 'What you miss comes to it from now on. You can change when, or end it, in your settings.',
  unsubscribeTitle: 'End mails from Kindred?',
  unsubscribeText: 'Nothing else changes: your subscriptions and what you follow stay as they are.',
  unsubscribed: 'No more mails',
  unsubscribedText: 'If you change your mind, switch them on again in your settings.',
  deadTitle: 'This link has ended',
  deadText: 'It was used for another address, or it is too old. Your settings have a new one.',
  toSettings: 'To the settings',
};

const zh: MailTexts = {
  confirmSubject: '请确认你在 Kindred 的邮箱地址',
  confirmLead: '这是你的邮箱吗？',
  confirmWhat: (address) =>
    `有人请 Kindred 把错过的内容发送到 ${address}。如果是你本人，请确认，之后就会开始发送。`,
  confirmAction: '确认此邮箱',
  confirmElse: (hours) => `链接在 ${hours} 小时内有效。如果不是你，请忽略本邮件，之后不会再有邮件。`,
  digestSubject: '你在 Kindred 错过的内容',
  digestLead: '你错过的内容',
  posts: '新帖子',
  postsOf: (name, count) => `${name}：${count} 篇新帖子`,
  moreCreators: (count) => `另有 ${count} 位创作者发布了新帖子`,
  waiting: '等你查看',
  messages: (messages, conversations) => `${conversations} 个对话中有 ${messages} 条未读消息`,
  likes: (likes, posts) => `你的 ${posts} 篇帖子收到 ${likes} 个赞`,
  comments: (count) => `${count} 条评论和回复`,
  others: (count) => `${count} 条其他通知`,
  renewals: '即将续费',
  renewal: (name, date, price) => `${name} 将于 ${date} 以 ${price} 续费，除非你提前取消`,
  open: '打开 Kindred',
  why: '你会收到这封邮件，是因为你在 Kindred 选择了接收。',
  settings: '调整时间和频率',
  unsubscribe: '退订',
  confirmTitle: '确认你的邮箱',
  confirmed: '邮箱已确认',
  confirmedText: '之后你错过的内容会发送到这里。可以随时在设置中调整时间或停止。',
  unsubscribeTitle: '停止接收 Kindred 的邮件？',
  unsubscribeText: '其他都不会改变：你的订阅和关注保持不变。',
  unsubscribed: '不会再有邮件',
  unsubscribedText: '如果改变主意，可以在设置中重新开启。',
  deadTitle: '此链接已失效',
  deadText: '它属于另一个邮箱，或者已经过期。请在设置中重新获取。',
  toSettings: '前往设置',
};

export const mailTexts: Readonly<Record<PageLanguage, MailTexts>> = { en, zh };
