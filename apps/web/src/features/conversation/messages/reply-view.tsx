import type { ChatListItem } from '@kindred/contract/chat/calls';
import { RotateCcw, Sparkles, Square } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { LiveReply } from '../thread/live-reply.ts';
import type { useReplyControls } from '../thread/use-reply-controls.ts';
import { Bubble } from './bubble.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useWriterLabel } from './use-writer-label.ts';

type ReplyViewProps = {
  conversation: ChatListItem;
  reply: LiveReply;
  controls: ReturnType<typeof useReplyControls>;
};

/** The companion's answer as it is written, with a way to stop it or, when it failed, to ask again. */
export function ReplyView({ conversation, reply, controls }: ReplyViewProps) {
  const { t } = useTranslation();
  const label = useWriterLabel(conversation)({ identity: 'ai' });
  const { stop, again } = controls;
  return (
    <article aria-busy={reply.state !== 'failed'} className="mt-3 flex flex-col items-start gap-1.5">
      {reply.text === '' && reply.state !== 'failed' ? (
        <TypingDots />
      ) : (
        <Bubble isOwn={false} identity="ai" isFirst isLast>
          {reply.text && (
            <p dir="auto" className="text-wrap whitespace-pre-wrap">
              {reply.text}
            </p>
          )}
          {reply.state === 'failed' && <p role="alert">{t('chat.replyFailed')}</p>}
          <p className="mt-1 flex items-center gap-1.5 text-[0.75rem]/tight text-ink-soft">
            <Sparkles aria-hidden="true" className="size-3 text-lamp-ink" />
            {label}
          </p>
        </Bubble>
      )}
      {reply.state === 'failed' ? (
        <Button
          variant="secondary"
          size="small"
          isLoading={again.isPending}
          onClick={() => again.mutate({ kind: 'regenerate', msgId: reply.msgId })}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('common.retry')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          isLoading={stop.isPending}
          onClick={() => stop.mutate(reply.replyId)}
        >
          <Square aria-hidden="true" className="size-3.5 fill-current" />
          {t('chat.stop')}
        </Button>
      )}
    </article>
  );
}
