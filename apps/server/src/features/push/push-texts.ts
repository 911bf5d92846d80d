import type { Notification } from '@kindred/contract/notifications/calls';
import type { PageLanguage } from '../../platform/http/page/page-language.ts';

/** What notices say, in the language of the device. */
type PushTexts = {
  message: string;
  messageFrom: string;
  gift: string;
  /** A gift from somebody whose name is the title. */
  giftOf: (diamonds: number) => string;
  note: string;
  test: string;
  testWords: string;
  noteWords: (note: Notification) => string;
};

const day = (instant: string | null) => instant?.slice(0, 10) ?? '';
const usd = (cents: number | null) => `$${((cents ?? 0) / 100).toFixed(2)}`;

const en: PushTexts = {
  message: 'You have a new message',
  messageFrom: 'Sent you a message',
  gift: 'You have received a gift',
  giftOf: (diamonds) => `Sent you ${diamonds} diamonds`,
  note: 'Something new for you',
  test: 'Notices work on this device',
  testWords: 'This is how you hear of messages and news.',
  noteWords: enNote,
};

const zh: PushTexts = {
  message: '你有一条新消息',
  messageFrom: '给你发来了消息',
  gift: '你收到了一份礼物',
  giftOf: (diamonds) => `送了你 ${diamonds} 钻石`,
  note: '你有新的动态',
  test: '此设备可以收到通知',
  testWords: '新消息和动态会这样通知你。',
  noteWords: zhNote,
};

/** As devices are told in English; a quote is left out where it must not be seen. */
function enNote({ body, reply_content }: Notification): string {
  return reply_content.length === 0 ? body.replace(/: .*$/s, '') : body;
}

export const pushTexts: Record<PageLanguage, PushTexts> = { en, zh };

function zhNote(note: Notification): string {
  const { topic, diamonds, usd_cents, due_time, others_num, item_num, reply_content } = note;
  const [quote] = reply_content;
  switch (topic) {
    case 'followed':
      return '关注了你';
    case 'trial_started':
      return '开始了免费试用';
    case 'subscribed':
      return `以每月 ${usd(usd_cents)} 订阅了你`;
    case 'renewed':
      return `以 ${usd(usd_cents)} 续订`;
    case 'gift':
      return `送了你 ${diamonds} 钻石`;
    case 'unlocked':
      return `花 ${diamonds} 钻石解锁了一篇帖子`;
    case 'post_bought':
      return `以 ${usd(usd_cents)} 购买了一篇帖子`;
    case 'trial_ending':
      return `你的免费试用将于 ${day(due_time)} 结束，之后每月 ${usd(usd_cents)}，除非你提前取消。`;
    case 'renewal_ahead':
      return `你的订阅将于 ${day(due_time)} 以 ${usd(usd_cents)} 续费，除非你提前取消。`;
    case 'charged':
      return `你的订阅已以 ${usd(usd_cents)} 续费，有效期至 ${day(due_time)}。`;
    case 'vip_charged':
      return `VIP 已付款：${usd(usd_cents)}，到账 ${diamonds} 颗钻石，有效期至 ${day(due_time)}。`;
    case 'vip_failed':
      return 'VIP 扣款失败，将再次尝试。';
    case 'vip_ended':
      return '你的 VIP 已结束';
    case 'price_offered':
      return `请你同意每月 ${usd(usd_cents)} 的新价格。在你同意之前，价格保持不变。`;
    case 'tier_retired':
      return `不再提供你的等级。它保留到 ${day(due_time)}，之后不再扣款。`;
    case 'tier_changed':
      return `升级到了每月 ${usd(usd_cents)} 的等级`;
    case 'media_unlocked':
      return `花 ${diamonds} 钻石解锁了你的消息`;
    case 'payment_failed':
      return '你的订阅扣款失败，我们会再次尝试。';
    case 'subscription_ended':
      return '你的订阅已结束';
    case 'subscription_given':
      return '送了你一份订阅。打开即可领取。';
    case 'handed_over':
      return '需要你亲自回复：AI 伴侣已把对话交给你。';
    case 'creator_confirmed':
      return '你的主页已就绪，你现在是创作者了。';
    case 'liked':
      return others_num === 0 ? '赞了你的帖子' : `和另外 ${others_num} 人赞了你的帖子`;
    case 'posted':
      if (item_num > 1) return `发布了 ${item_num} 篇新帖子`;
      return quote === undefined ? '发布了新帖子' : `发布了新帖子：${quote}`;
    case 'goal_reached':
      return `你的 ${diamonds} 钻石目标已达成${quote === undefined ? '' : `：${quote}`}`;
    case 'reacted':
      return quote === undefined ? '回应了你的消息' : `回应了你的消息：${quote}`;
    case 'month_together':
      return '相伴一个月了';
    case 'year_together':
      return item_num === 1 ? '相伴一年了' : `相伴 ${item_num} 年了`;
    case 'fan_year':
      return `陪伴你${item_num === 1 ? '一' : ` ${item_num} `}年了，说声谢谢吧`;
    case 'commented':
      return quote === undefined ? '评论了你的帖子' : `评论了你的帖子：${quote}`;
    case 'replied':
      return quote === undefined ? '回复了你的评论' : `回复了你的评论：${quote}`;
    default:
      return topic satisfies never;
  }
}
