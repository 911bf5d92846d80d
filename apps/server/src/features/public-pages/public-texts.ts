import type { PageLanguage } from '../../platform/http/page/page-language.ts';

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What the public pages say. */
export type PublicTexts = {
  logIn: string;
  skip: string;
  posts: string;
  followers: (count: number) => string;
  postCount: (count: number) => string;
  verified: string;
  follow: (name: string) => string;
  subscribe: (name: string) => string;
  openApp: string;
  freeNote: string;
  proNote: (price: string, trialDays: number) => string;
  closedNote: string;
  noPosts: string;
  older: string;
  newest: string;
  by: (name: string) => string;
  postBy: (name: string, day: string) => string;
  lockedPrice: (diamonds: number, membersIncluded: boolean) => string;
  lockedFree: string;
  lockedMembers: string;
  /** Of a tier and of those above it. */
  lockedTier: (tier: string) => string;
  tiers: string;
  member: string;
  tierFirst: string;
  tierMore: string;
  perMonth: (price: string) => string;
  items: (count: number) => string;
  preview: string;
  seePost: string;
  allPosts: (name: string) => string;
  likes: (count: number) => string;
  comments: (count: number) => string;
  gone: string;
  goneNote: string;
  toStart: string;
  adults: string;
  terms: string;
  privacy: string;
  crisisProtocol: string;
};

const en: PublicTexts = {
  logIn: 'Log in',
  skip: 'Skip to content',
  posts: 'Posts',
  followers: (count) => plural(count, 'follower', 'followers'),
  postCount: (count) => plural(count, 'post', 'posts'),
  verified: 'Verified',
  follow: (name) => `Follow ${name}`,
  subscribe: (name) => `Subscribe to ${name}`,
  openApp: 'Open on Kindred',
  freeNote: 'Following is free.',
  proNote: (price, days) =>
    days > 0
      ? `${days} days free, then ${price} a month. Cancel any time.`
      : `${price} a month. Cancel any time.`,
  closedNote: 'Subscriptions are closed right now.',
  noPosts: 'No posts yet.',
  older: 'Older posts',
  newest: 'Newest posts',
  by: (name) => `by ${name}`,
  postBy: (name, day) => `Post by ${name}, ${day}`,
  lockedPrice: (diamonds, membersIncluded) =>
    membersIncluded
      ? `${plural(diamonds, 'diamond', 'diamonds')}, or free for members`
      : plural(diamonds, 'diamond', 'diamonds'),
  lockedFree: 'For followers',
  lockedMembers: 'For subscribers',
  lockedTier: (tier) => `For ${tier} and above`,
  tiers: 'Tiers',
  member: 'Member',
  tierFirst: 'Every post for all members',
  tierMore: 'Everything of the lower tiers, and the posts for this one',
  perMonth: (price) => `${price} a month`,
  items: (count) => plural(count, 'photo or video', 'photos and videos'),
  preview: 'Free preview',
  seePost: 'See this post',
  allPosts: (name) => `All posts by ${name}`,
  likes: (count) => plural(count, 'like', 'likes'),
  comments: (count) => plural(count, 'comment', 'comments'),
  gone: 'There is nothing here',
  goneNote: 'The page may have been deleted, or the address is wrong.',
  toStart: 'Go to Kindred',
  adults: 'Kindred is for people aged 18 and over.',
  terms: 'Terms',
  privacy: 'Privacy Policy',
  crisisProtocol: 'Crisis protocol',
};

const zh: PublicTexts = {
  logIn: '登录',
  skip: '跳到正文',
  posts: '帖子',
  followers: (count) => `${count.toLocaleString('zh')} 位粉丝`,
  postCount: (count) => `${count.toLocaleString('zh')} 篇帖子`,
  verified: '已认证',
  follow: (name) => `关注 ${name}`,
  subscribe: (name) => `订阅 ${name}`,
  openApp: '在 Kindred 中打开',
  freeNote: '关注完全免费。',
  proNote: (price, days) =>
    days > 0 ? `免费 ${days} 天，之后每月 ${price}，可随时取消。` : `每月 ${price}，可随时取消。`,
  closedNote: '目前暂停订阅。',
  noPosts: '还没有帖子。',
  older: '更早的帖子',
  newest: '最新的帖子',
  by: (name) => `作者：${name}`,
  postBy: (name, day) => `${name} 发布于 ${day} 的帖子`,
  lockedPrice: (diamonds, membersIncluded) =>
    membersIncluded ? `${diamonds} 钻石，成员免费` : `${diamonds} 钻石`,
  lockedFree: '关注者可看',
  lockedMembers: '订阅者可看',
  lockedTier: (tier) => `${tier}及以上可看`,
  tiers: '会员等级',
  member: '会员',
  tierFirst: '面向所有会员的帖子',
  tierMore: '包含较低等级的全部内容，以及本等级的帖子',
  perMonth: (price) => `每月 ${price}`,
  items: (count) => `${count} 张照片或视频`,
  preview: '免费预览',
  seePost: '查看这篇帖子',
  allPosts: (name) => `${name} 的所有帖子`,
  likes: (count) => `${count.toLocaleString('zh')} 个赞`,
  comments: (count) => `${count.toLocaleString('zh')} 条评论`,
  gone: '这里什么都没有',
  goneNote: '页面可能已被删除，或者地址有误。',
  toStart: '前往 Kindred',
  adults: 'Kindred 仅供年满 18 周岁的人使用。',
  terms: '服务条款',
  privacy: '隐私政策',
  crisisProtocol: '危机应对规程',
};

export const publicTexts: Record<PageLanguage, PublicTexts> = { en, zh };
