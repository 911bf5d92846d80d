import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Gift } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { isOwnSide } from '../conversation-updates.ts';
import { MessageMeta } from './message-meta.tsx';
import { UndoGiftContext } from './undo-gift.ts';
import { useWriterLabel } from './use-writer-label.ts';

type GiftMessageProps = { message: ChatMessage; conversation: ChatListItem };

/** A gift, with its diamonds. */
export function GiftMessage({ message, conversation }: GiftMessageProps) {
  const { t } = useTranslation();
  const label = useWriterLabel(conversation)(message);
  const isOwn = isOwnSide(conversation.side, message.identity);
  const gifts = useContext(UndoGiftContext);
  if (message.is_deleted) return <TakenBack name={label} />;
  return (
    <article
      className={classNames(
        'mt-3 flex w-fit items-center gap-4 rounded-card border border-line bg-money-soft py-3 pe-6 ps-4',
        isOwn && 'self-end',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-accent-ink">
        <Gift aria-hidden="true" className="size-6" />
      </span>
      <div>
        <p className="font-medium">{t('chat.giftText', { name: label })}</p>
        <Diamonds amount={message.diamonds ?? 0} className="text-lead" />
        {message.content !== '' && (
          <p dir="auto" className="mt-1 wrap-anywhere">
            {message.content}
          </p>
        )}
        <MessageMeta conversation={conversation} message={message} />
      </div>
      {isOwn && gifts?.canUndo(message) && (
        <Button variant="secondary" size="small" onClick={() => gifts.undo(message)}>
          {t('chat.giftUndo')}
        </Button>
      )}
    </article>
  );
}

function TakenBack({ name }: { name: string }) {
  const { t } = useTranslation();
  return <p className="mt-3 text-center text-caption text-ink-faint">{t('chat.giftUndone', { name })}</p>;
}
