import { messageMaxLength } from '@kindred/contract/chat/limits';
import type { Context } from '../../../context.ts';
import { countOutgoing } from '../../moderation/outgoing/count-outgoing.ts';
import { type Outgoing, outgoingChecker } from '../../moderation/outgoing/outgoing-checker.ts';
import type { Change } from '../../moderation/outgoing/screen.ts';
import { replyReviewer } from '../../moderation/review-text.ts';
import type { AbortReason } from './reply-endings.ts';
import type { ReplyWriter } from './reply-writer.ts';
import type { Claim } from './reply-writing.sql.ts';

type Answer = { claimed: Claim; writer: ReplyWriter; opening: string; outgoing: Outgoing };

/**
 * Writes the house's opening, then of what a companion says all that may be said. What the rules for texts refuse aborts the
 * answer before it is written: it would be on the fan's screen for a moment.
 */
export function checkedWriter(
  { log }: Pick<Context, 'log'>,
  { claimed, writer, opening, outgoing }: Answer,
  controller: AbortController,
): { push: (piece: string) => void; end: (ending: 'complete' | 'broken off') => void } {
  const checker = outgoingChecker({
    ...outgoing,
    onFound: (kind) => {
      countOutgoing(kind);
      log.info({ reply: claimed.reply_id, kind }, 'left out of an answer');
    },
  });
  if (opening !== '') writer.write({ back: 0, words: opening });
  const review = replyReviewer();
  review(writer.text());
  const write = (change: Change) => {
    if (change.words === '' && change.back === 0) return;
    if (review(change.words) === 'refuse') {
      countOutgoing('refused');
      return controller.abort('refused' satisfies AbortReason);
    }
    writer.write(change);
    if (writer.text().length > messageMaxLength) controller.abort('long' satisfies AbortReason);
  };
  return {
    // PostgreSQL text cannot hold U+0000, which a model may send.
    push: (piece) => write(checker.push(piece.replaceAll('\0', ''))),
    end: (ending) => write(checker.end(ending)),
  };
}
