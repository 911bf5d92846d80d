// Every address of the product, in one place.
import type { CreatorTool, SettingsPage } from '@kindred/contract/all/app-routes';

const id = encodeURIComponent;

function query(values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

export const paths = {
  root: '/',
  home: '/home',
  discover: '/discover',
  /** What is browsed: creators or posts, of which kind (a category, with a page of its own), in which order. */
  browse: ({ kind, ...view }: Readonly<Record<string, string | undefined>>) =>
    `/discover${kind ? `/category/${id(kind)}` : ''}${query(view)}`,
  /** The posts with a #tag, without its sign. */
  tag: (tag: string) => `/discover/tag/${id(tag.normalize('NFKC').toLowerCase())}`,
  library: (tab?: string) => `/library${query({ tab })}`,
  /** All that is found of one kind; without `within` the first of each. */
  search: (q: string, within?: string) => `/discover${query({ q, in: within })}`,
  notifications: '/notifications',
  messages: '/messages',
  /** With a message's number it opens there. Of several with the same person, `chatNo` says which. */
  conversation: (charOrUserId: string, seq?: number | null, chatNo?: number) =>
    `/messages/${id(charOrUserId)}${query({
      chat: chatNo ? String(chatNo) : undefined,
      seq: seq ? String(seq) : undefined,
    })}`,
  character: (charId: string) => `/character/${id(charId)}`,
  /** A post has no page of its own: it is shown on top of its creator's, at one of its comments. */
  post: (charId: string, postId: string, commentId?: string) =>
    `/character/${id(charId)}${query({ diary_id: postId, comment_id: commentId })}`,
  /** What visitors see of a creator or a post without signing in, and what is shared; the server makes these pages. */
  publicCreator: (handle: string) => `/@${id(handle)}`,
  publicPost: (handle: string, postId: string) => `/@${id(handle)}/post/${id(postId)}`,
  profile: '/profile',
  /** An own post, on top of the own page. */
  ownPost: (postId: string, commentId?: string) =>
    `/profile${query({ diary_id: postId, comment_id: commentId })}`,
  wallet: '/wallet',
  receipt: (receiptId: string) => `/receipts/${id(receiptId)}`,
  earnings: '/earnings-payouts',
  creatorOnboarding: '/creatorOnboarding',
  /** The way to become a creator, at one of its steps, with the invitation that led there. */
  onboarding: (at: { referral?: string | undefined; step?: string }) =>
    `/creatorOnboarding${query({ referral: at.referral, step: at.step })}`,
  creatorTools: '/creatorTools',
  creatorTool: (page: CreatorTool) => `/creatorTools/${page}`,
  creatorList: (listId: string) => `/creatorTools/lists/${id(listId)}`,
  staff: '/staff',
  staffModel: '/staff/model',
  createPost: '/createPost',
  editPost: (postId: string) => `/createPost?diary_id=${id(postId)}`,
  invites: (referral: string) => `/invites?referral=${id(referral)}`,
  login: '/login',
  recommend: '/recommend',
  /** For everybody, signed in or not; a page of the server's. */
  crisisProtocol: (language: string) => `/crisis-protocol?lang=${language}`,
  terms: '/legal/terms.html',
  privacy: '/legal/privacy.html',
  creatorPolicy: '/legal/creator-policy.html',
  settings: '/settings',
  /** Tokens and primitives, where the server is a demo. */
  devUi: '/dev/ui',
  setting: (page: SettingsPage) => `/settings/${page}`,
} as const;
