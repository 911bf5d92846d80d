import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import {
  type PostLabel,
  pollOptionNum,
  postPriceMax,
  postPriceMin,
  postState,
} from '@kindred/contract/posts/limits';

/** Where a file is on its way to the server. */
export type Upload =
  | { stage: 'waiting' | 'preparing' | 'paused' | 'done' }
  | { stage: 'sending'; part: number }
  | { stage: 'failed'; reason: string };

export type DraftItem = {
  /** Names the upload, so that a repeat is known. */
  id: string;
  kind: 'image' | 'video';
  upload: Upload;
  /** What the server made of it, once it is there. */
  media?: UploadedMedia;
  /** The file on this device, and the picture that stands for a clip. */
  localUrl?: string;
  posterUrl?: string;
  isPreview: boolean;
  alt: string;
};

export type DraftState = NonNullable<CallInput<'createPost'>['state']>;

/** What a post asks, as typed. */
export type PollDraft = {
  options: readonly string[];
  isMultiple: boolean;
  /** Of a quiz: the index of the right option. */
  answer: number | null;
  /** A wall time in the zone of the draft; '' for none. */
  endsAt: string;
  /** Somebody has voted: only its end can change. */
  isVoted: boolean;
};

export type Draft = {
  content: string;
  isPaid: boolean;
  /** As typed. */
  price: string;
  /** Of a paid post: members have it without buying. */
  membersIncluded: boolean;
  /** Of a free post for all members: everyone has it, whether they joined or not. */
  isOpen: boolean;
  /** The lowest tier whose members have it; 0 = all of them. */
  tierLevel: number;
  state: DraftState;
  /** Of a scheduled one, and when it goes: wall times in `zone`, '' for none. */
  publishAt: string;
  expiresAt: string;
  /** '' = the zone of the account. */
  zone: string;
  labels: readonly PostLabel[];
  poll: PollDraft | null;
  items: readonly DraftItem[];
};

/**
 * A post before its first word. On a free page a free one is open to everyone and a paid one is for buyers alone, because
 * a follow costs nothing; on a pro page subscribers have both. Takes the tier of the page.
 */
export function emptyDraft(groupId: string | null): Draft {
  return {
    content: '',
    isPaid: false,
    price: '',
    membersIncluded: groupId !== null,
    isOpen: groupId === null,
    tierLevel: 0,
    state: postState.published,
    publishAt: '',
    expiresAt: '',
    zone: '',
    labels: [],
    poll: null,
    items: [],
  };
}

export function draftOf(post: CallOutput<'getPostForEdit'>, groupId: string | null): Draft {
  const states: readonly number[] = [postState.private, postState.scheduled, postState.draft];
  return {
    content: post.content,
    isPaid: post.price > 0,
    price: post.price > 0 ? String(post.price) : '',
    membersIncluded: post.price > 0 ? post.members_included === 1 : emptyDraft(groupId).membersIncluded,
    isOpen: post.is_open === 1,
    tierLevel: post.tier_level,
    state: states.includes(post.state) ? (post.state as DraftState) : postState.published,
    publishAt: post.publish_wall?.slice(0, 16) ?? '',
    expiresAt: post.state === postState.expired ? '' : (post.expires_wall?.slice(0, 16) ?? ''),
    zone: post.zone,
    labels: post.labels,
    poll: post.poll && {
      options: post.poll.options,
      isMultiple: post.poll.multiple === 1,
      answer: post.poll.answer,
      endsAt: post.poll.ends_wall?.slice(0, 16) ?? '',
      isVoted: post.poll.voter_num > 0,
    },
    items: post.media.map(({ media_id, item, is_preview, alt }) => ({
      id: media_id,
      kind: item.type,
      upload: { stage: 'done' },
      media: { media_id, item },
      isPreview: is_preview,
      alt,
    })),
  };
}

/** Diamonds; undefined while what is typed is no price that the server takes. */
export function draftPrice({ isPaid, price }: Draft): number | undefined {
  if (!isPaid) return 0;
  const diamonds = /^\d{1,6}$/.test(price) ? Number(price) : 0;
  return diamonds >= postPriceMin && diamonds <= postPriceMax ? diamonds : undefined;
}

/** Whether everyone will have it: not when it is sold, or for a tier. */
export function isOpenToAll({ isOpen, isPaid, tierLevel }: Draft): boolean {
  return isOpen && !isPaid && tierLevel === 0;
}

export type DraftProblem = 'empty' | 'time' | 'poll' | 'uploading' | 'failed' | 'price' | 'nothingToSell';

/** Why a draft cannot be sent yet; undefined when it can. The server decides again. */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const { items, content } = draft;
  if (items.length === 0 && content.trim() === '') return 'empty';
  if (items.some(({ upload }) => isStopped(upload))) return 'failed';
  if (items.some(({ upload }) => upload.stage !== 'done')) return 'uploading';
  if (draftPrice(draft) === undefined) return 'price';
  if (draft.poll && writtenOptions(draft.poll).length < pollOptionNum.min) return 'poll';
  if (draft.state === postState.scheduled && draft.publishAt === '') return 'time';
  const isForSale = draft.isPaid && draft.state !== postState.draft;
  return isForSale && items.every(({ isPreview }) => isPreview) ? 'nothingToSell' : undefined;
}

/** The options that say something, without those left empty. */
function writtenOptions({ options }: PollDraft): string[] {
  return options.map((option) => option.trim()).filter((option) => option !== '');
}

function writtenPoll({ poll }: Draft): CallInput<'createPost'>['poll'] {
  if (!poll) return null;
  const options = writtenOptions(poll);
  const right = poll.answer === null ? undefined : poll.options[poll.answer]?.trim();
  const answer = right ? options.indexOf(right) : -1;
  return {
    options,
    multiple: poll.isMultiple && answer < 0 ? 1 : 0,
    answer: answer < 0 ? null : answer,
    ends_at: poll.endsAt === '' ? null : poll.endsAt,
  };
}

/** Whether an upload has ended without its file being there. */
export function isStopped({ stage }: Upload): boolean {
  return stage === 'failed' || stage === 'paused';
}

/** The fields of a draft without problem, by the wire's names. */
export function writtenPost(draft: Draft): Omit<CallInput<'createPost'>, 'client_id'> {
  return {
    content: draft.content.trim(),
    price: draftPrice(draft) ?? 0,
    members_included: !draft.isPaid || draft.membersIncluded ? 1 : 0,
    is_open: isOpenToAll(draft) ? 1 : 0,
    tier_level: draft.tierLevel,
    state: draft.state,
    ...(draft.state === postState.scheduled && { publish_at: draft.publishAt }),
    ...(hasEnd(draft) && { expires_at: draft.expiresAt }),
    labels: [...draft.labels],
    poll: writtenPoll(draft),
    ...(draft.zone !== '' && { zone: draft.zone }),
    media: draft.items.flatMap(({ media, isPreview, alt }) =>
      media ? [{ media_id: media.media_id, is_preview: draft.isPaid && isPreview, alt }] : [],
    ),
  };
}

/** What is published, now or later, may have an end. */
function hasEnd({ state, expiresAt }: Draft): boolean {
  return expiresAt !== '' && (state === postState.published || state === postState.scheduled);
}

export function moveItem(items: readonly DraftItem[], id: string, to: number): readonly DraftItem[] {
  const item = items.find((other) => other.id === id);
  if (!item || to < 0 || to >= items.length) return items;
  const others = items.filter((other) => other.id !== id);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
