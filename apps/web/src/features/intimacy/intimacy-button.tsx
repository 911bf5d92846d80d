import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Heart } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openIntimacy } from './intimacy.dialog.ts';

/** Opens what the two of a conversation have come to; the heart shows the level. */
export function IntimacyButton({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { level } = conversation.intimacy;
  return (
    <IconButton
      label={t('intimacy.open', { level })}
      icon={
        <span aria-hidden="true" className="relative grid place-items-center">
          <Heart className="size-6 fill-heart-soft text-heart-ink" />
          <span className="absolute font-bold text-[0.6875rem] text-heart-ink leading-none">{level}</span>
        </span>
      }
      onClick={() => openIntimacy(conversation)}
    />
  );
}
