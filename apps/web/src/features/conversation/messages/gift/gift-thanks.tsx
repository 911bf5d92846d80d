import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useReact } from '../changes/use-react.ts';

type GiftThanksProps = { message: ChatMessage; conversation: ChatListItem };

/** The creator's thanks for a gift: one tap of theirs, which its giver sees beside the gift. */
export function GiftThanks({ message, conversation }: GiftThanksProps) {
  const { t } = useTranslation();
  const { creator_reaction: emoji } = message;
  const [wasThanked] = useState(emoji !== null);
  if (emoji === null) return conversation.side === 'creator' && <Thank {...{ message, conversation }} />;
  return (
    <p role="status" className={wasThanked ? 'mt-1.5 font-medium' : 'mt-1.5 animate-rise font-medium'}>
      {conversation.side === 'creator'
        ? t('chat.giftThankedOwn', { emoji })
        : t('chat.giftThanked', { name: conversation.nickname, emoji })}
    </p>
  );
}

function Thank({ message, conversation }: GiftThanksProps) {
  const { t } = useTranslation();
  const react = useReact(conversation);
  return (
    <Button variant="secondary" size="small" className="mt-2" onClick={() => react(message, '❤️')}>
      <Heart aria-hidden="true" className="size-4" />
      {t('chat.giftThank')}
    </Button>
  );
}
