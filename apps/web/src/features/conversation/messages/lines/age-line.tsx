import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { peerName } from '../../../inbox/peer-name.ts';

type AgeLineProps = { message: ChatMessage; conversation: ChatListItem };

/** From here on the fan's account is held: in the fan's own language to them, to the creator in theirs. */
export function AgeLine({ message, conversation }: AgeLineProps) {
  const { t } = useTranslation();
  const isFan = conversation.side === 'fan';
  return (
    <p className="mx-auto my-5 flex max-w-lg gap-3 rounded-card border border-line-strong bg-surface px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span dir="auto">
        {isFan ? message.content : t('care.ageCreator', { name: peerName(conversation) })}
      </span>
    </p>
  );
}
