import { mentionOf, withoutMention } from './mention.ts';

export type ReplyTarget = { rootId: string; commentId: string; userId: string; nickname: string };

/** What is typed and not sent. */
export type CommentDraft = { text: string; target: ReplyTarget | null };

export const emptyDraft: CommentDraft = { text: '', target: null };

/** A draft with this text; clearing the field also removes the answered comment. */
export function typed(draft: CommentDraft, text: string): CommentDraft {
  return text === '' ? emptyDraft : { ...draft, text };
}

export function answering(draft: CommentDraft, target: ReplyTarget): CommentDraft {
  return { text: mentionOf(target.nickname) + wordsOf(draft), target };
}

/** The same words, for everybody instead of for one. */
export function answeringNobody(draft: CommentDraft): CommentDraft {
  return { text: wordsOf(draft), target: null };
}

/** What would be sent: without the name and without space around it. */
export function contentOf(draft: CommentDraft): string {
  return wordsOf(draft).trim();
}

/** What was refused comes back, before what was begun meanwhile. */
export function restored(draft: CommentDraft, refused: CommentDraft): CommentDraft {
  if (contentOf(draft) === '') return refused;
  return { ...refused, text: `${refused.text}\n${wordsOf(draft)}` };
}

function wordsOf({ text, target }: CommentDraft): string {
  return target ? withoutMention(text, target.nickname) : text;
}
