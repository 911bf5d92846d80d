import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { isOwnSide } from '../conversation-updates.ts';
import { Bubble } from './bubble.tsx';
import { GiftMessage } from './gift-message.tsx';
import { HelpCard } from './help-card.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageMeta } from './message-meta.tsx';
import { ModeLine } from './mode-line.tsx';

type MessageViewProps = {
  conversation: ChatListItem;
  message: ChatMessage;
  isFirst: boolean;
  isLast: boolean;
  /** There while this answer may be asked for again. */
  onRegenerate: ((msgId: string) => void) | undefined;
};

/** One message: words, a gift, a change of who answers, or help. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { conversation, message } = props;
  if (message.type === 'mode') return <ModeLine message={message} conversation={conversation} />;
  if (message.type === 'help') return <HelpCard text={message.content} />;
  if (message.type === 'gift') return <GiftMessage message={message} conversation={conversation} />;
  return <Words {...props} />;
});

function Words({ conversation, message, isFirst, isLast, onRegenerate }: MessageViewProps) {
  const { t } = useTranslation();
  const isOwn = isOwnSide(conversation.side, message.identity);
  return (
    <article
      data-seq={message.seq}
      tabIndex={-1}
      className={classNames('group/message flex flex-col rounded-control', isFirst ? 'mt-3' : 'mt-1')}
    >
      <div className={classNames('flex items-center gap-1', isOwn && 'flex-row-reverse')}>
        <Bubble isOwn={isOwn} identity={message.identity} isFirst={isFirst} isLast={isLast}>
          {message.is_deleted ? (
            <em>{t('preview.deleted')}</em>
          ) : (
            <p dir="auto" className="whitespace-pre-wrap">
              {message.content}
            </p>
          )}
          <MessageMeta conversation={conversation} message={message} />
        </Bubble>
        {!message.is_deleted && <MessageMenu conversation={conversation} message={message} />}
      </div>
      {onRegenerate && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 self-start"
          onClick={() => onRegenerate(message.msg_id)}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('chat.regenerate')}
        </Button>
      )}
    </article>
  );
}
