import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useContext, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkedText } from '../../../ui/text/linked-text.tsx';
import { isOwnSide } from '../../inbox/conversation-updates.ts';
import { ListenButton, SpeechStatus } from '../speech/listen-button.tsx';
import { type AnswerActions, AnswerBar } from './answers/answer-bar.tsx';
import { Bubble } from './bubble.tsx';
import { Quote } from './changes/quote.tsx';
import { Reactions } from './changes/reactions.tsx';
import { useTouchGestures } from './changes/use-touch-gestures.ts';
import { hasMedia, MessageMedia } from './media/message-media.tsx';
import { MessageActionsContext } from './message-actions.ts';
import { MessageMenu } from './message-menu.tsx';
import { MessageMeta } from './message-meta.tsx';
import { ReportMessageContext } from './report-message.ts';

export type WordsProps = {
  conversation: ChatListItem;
  message: ChatMessage;
  isFirst: boolean;
  isLast: boolean;
  /** Only for the newest answer, which can be regenerated. */
  answerActions: AnswerActions | undefined;
};

export function Words({ conversation, message, isFirst, isLast, answerActions }: WordsProps) {
  const [isMenuOpen, setMenuOpen] = useState<boolean>();
  const { onReply } = useContext(MessageActionsContext);
  const isOwn = isOwnSide(conversation.side, message.identity);
  const canReport = useContext(ReportMessageContext) !== undefined;
  const hasMenu = !message.is_deleted || (canReport && !isOwn);
  const isSpoken =
    message.identity === 'ai' &&
    !message.is_deleted &&
    message.content !== '' &&
    conversation.care?.is_on !== 1;
  const gestures = useTouchGestures({
    onLongPress: () => setMenuOpen(hasMenu || undefined),
    onSwipe: onReply && !message.is_deleted ? () => onReply(message) : undefined,
  });
  return (
    <article
      data-seq={message.seq}
      tabIndex={-1}
      {...gestures}
      className={classNames(
        'group/message flex touch-pan-y flex-col rounded-control pointer-coarse:select-none',
        isFirst ? 'mt-3' : 'mt-1',
      )}
    >
      <div className={classNames('flex items-center gap-1', isOwn && 'flex-row-reverse')}>
        <Bubble isOwn={isOwn} identity={message.identity} isFirst={isFirst} isLast={isLast}>
          <BubbleContent conversation={conversation} message={message} />
        </Bubble>
        {isSpoken && <ListenButton message={message} />}
        {hasMenu && (
          <MessageMenu
            conversation={conversation}
            message={message}
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
          />
        )}
      </div>
      {isSpoken && <SpeechStatus message={message} isOwn={isOwn} />}
      <div className={classNames('flex', isOwn && 'justify-end')}>
        <Reactions conversation={conversation} message={message} />
      </div>
      {answerActions && <AnswerBar message={message} actions={answerActions} />}
    </article>
  );
}

function BubbleContent({ conversation, message }: Pick<WordsProps, 'conversation' | 'message'>) {
  const { t } = useTranslation();
  return (
    <>
      {message.is_deleted ? (
        <em>{t('preview.deleted')}</em>
      ) : (
        isAnswerByHand(message) && <Quote conversation={conversation} seq={message.reply_to_seq} />
      )}
      {hasMedia(message) && <MessageMedia conversation={conversation} message={message} />}
      {message.content !== '' && (
        <p
          dir="auto"
          className="wrap-anywhere text-wrap whitespace-pre-wrap [&_a]:text-inherit [&_a]:underline"
        >
          <LinkedText text={message.content} />
        </p>
      )}
      <MessageMeta conversation={conversation} message={message} />
    </>
  );
}

/** A companion's answer needs no quote: it answers the last message. */
function isAnswerByHand(message: ChatMessage): message is ChatMessage & { reply_to_seq: number } {
  return message.reply_to_seq !== null && (message.identity === 'fan' || message.identity === 'creator');
}
