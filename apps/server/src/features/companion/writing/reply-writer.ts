import type { Context } from '../../../context.ts';
import type { Change } from '../../moderation/outgoing/screen.ts';
import type { ReplyAnnouncer } from './reply-announcer.ts';
import type { ReplySaver } from './reply-saver.ts';
import type { Claim } from './reply-writing.sql.ts';
import type { Participants } from './transcript.sql.ts';

export type ReplyWriter = {
  /** Takes so many units back from the end, then adds the words; never of what was there before. */
  write(change: Change): void;
  text(): string;
  /** Announces what is still held back and stops saving. */
  close(): Promise<void>;
};

/**
 * Writes one try at an answer: its first piece is announced at once, to the creator alone where it is kept from the fan, later ones
 * by `announcer`, and the text so far is saved by `saver`. An answer that is gone on with begins as it is stored. `onHalt` is called
 * when the fan has stopped the answer or another process writes it.
 */
export function openReplyWriter(
  { live }: Pick<Context, 'live'>,
  { saver, announcer }: { saver: ReplySaver; announcer: ReplyAnnouncer },
  claimed: Claim,
  participants: Participants,
  onHalt: (why: 'stop' | 'lost') => void,
): ReplyWriter {
  const begun = claimed.continued ?? '';
  let text = begun;
  let announced = text.length;
  let isShortened = false;

  const { user_id: fanId, creator_user_id: creatorId, char_id, chat_no } = participants;
  const announceTo = (people: string[], piece: string, offset: number) =>
    live.publish(people, {
      type: 'reply.written',
      conversation: { char_id, user_id: fanId, chat_no },
      reply_id: claimed.reply_id,
      msg_id: claimed.message_id,
      reply_content: piece,
      offset,
    });
  const announce = (piece: string, offset: number) =>
    announceTo(claimed.mode === 'auto' ? [fanId, creatorId] : [creatorId], piece, offset);
  const flush = () => {
    if (announced < text.length || isShortened) announce(text.slice(announced), announced);
    announced = text.length;
    isShortened = false;
  };
  const unfollow = saver.follow(claimed, () => text, onHalt);

  // Takes away what an earlier try has left on the screens; of a supervised answer the fan sees no more than this.
  if (claimed.mode === 'supervised') announceTo([fanId], '', 0);
  announce(begun, 0);
  return {
    write: ({ back, words }) => {
      if (back > 0) text = text.slice(0, Math.max(begun.length, text.length - back));
      isShortened ||= announced > text.length;
      announced = Math.min(announced, text.length);
      text += text === begun ? beginning(begun, words) : words;
      if (announced === begun.length) flush();
      else announcer.soon(flush);
    },
    text: () => text,
    close: async () => {
      announcer.drop(flush);
      flush();
      await unfollow();
    },
  };
}

/** The first words after what is there: none of the blanks before an answer, one between two sentences. */
function beginning(begun: string, words: string): string {
  if (begun === '') return words.trimStart();
  return /[.!?…"”)]$/.test(begun) && /^[^\s\p{P}]/u.test(words) ? ` ${words}` : words;
}
