import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useContext } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Diamonds } from '../../../../ui/text/money.tsx';
import { isOwnSide } from '../../../inbox/conversation-updates.ts';
import { MessageMeta } from '../message-meta.tsx';
import { useWriterLabel } from '../use-writer-label.ts';
import { endFreshGift, useIsFreshGift } from './fresh-gifts.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import { GiftThanks } from './gift-thanks.tsx';
import { UndoGiftContext } from './undo-gift.ts';

type GiftMessageProps = { message: ChatMessage; conversation: ChatListItem };

/** A gift, with its diamonds and its thanks. */
export function GiftMessage({ message, conversation }: GiftMessageProps) {
  const { t } = useTranslation();
  const label = useWriterLabel(conversation)(message);
  const isOwn = isOwnSide(conversation.side, message.identity);
  const gifts = useContext(UndoGiftContext);
  const isFresh = useIsFreshGift(message.msg_id);
  if (message.is_deleted) return <TakenBack name={label} isOwn={isOwn} />;
  return (
    <article
      className={classNames(
        'mt-3 flex w-fit max-w-full items-center gap-4 rounded-card border border-line bg-money-soft py-3 pe-6 ps-4',
        isOwn && 'self-end',
        isFresh && 'animate-rise',
      )}
    >
      <GiftObject
        diamonds={message.diamonds ?? 0}
        isFresh={isFresh}
        onEnd={() => endFreshGift(message.msg_id)}
      />
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          {isOwn ? t('chat.giftTextOwn') : t('chat.giftText', { name: label })}
        </p>
        <Diamonds amount={message.diamonds ?? 0} className="text-lead" />
        {message.content !== '' && (
          <p dir="auto" className="mt-1 wrap-anywhere">
            {message.content}
          </p>
        )}
        <MessageMeta conversation={conversation} message={message} />
        <GiftThanks message={message} conversation={conversation} />
      </div>
      {isOwn && gifts?.canUndo(message) && (
        <Button variant="secondary" size="small" onClick={() => gifts.undo(message)}>
          {t('chat.giftUndo')}
        </Button>
      )}
    </article>
  );
}

type GiftObjectProps = { diamonds: number; isFresh: boolean; onEnd: () => void };

function GiftObject({ diamonds, isFresh, onEnd }: GiftObjectProps) {
  return (
    <span className="relative grid size-14 shrink-0 place-items-center rounded-full bg-surface">
      {isFresh && (
        <span
          aria-hidden="true"
          className="absolute inset-0 animate-ring rounded-full border-2 border-lamp opacity-0"
          onAnimationEnd={(event) => {
            event.stopPropagation();
            onEnd();
          }}
        />
      )}
      <GiftDrawing diamonds={diamonds} isLit={isFresh} className="size-11" />
    </span>
  );
}

function TakenBack({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="mt-3 text-center text-caption text-ink-faint">
      {isOwn ? t('chat.giftUndoneOwn') : t('chat.giftUndone', { name })}
    </p>
  );
}
