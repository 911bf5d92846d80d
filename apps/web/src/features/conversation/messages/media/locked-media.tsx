import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Gem, LockKeyhole } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { openDialog } from '../../../../ui/overlay/dialogs.ts';
import { useIsSalesQuiet } from '../../../users/users.queries.ts';
import { useHelpShown } from '../../use-help-shown.ts';
import { useMediaWords } from './media-words.ts';
import { unlockMessageDialog } from './unlock-message.dialog.ts';

type LockedMediaProps = { conversation: ChatListItem; message: ChatMessage };

/** In place of media that is for sale: a blur, what is behind it, its price. Beside help, and for an hour after, nothing is sold. */
export function LockedMedia({ conversation, message }: LockedMediaProps) {
  const { t } = useTranslation();
  const isHelpShown = useHelpShown(conversation);
  const isSalesQuiet = useIsSalesQuiet();
  const what = useMediaWords()(message.media);
  const placeholder = message.media[0]?.placeholder;
  const count = message.price ?? 0;
  return (
    <div
      role="group"
      aria-label={t('messageMedia.locked', { what })}
      className="relative mb-1.5 grid aspect-4/3 w-72 max-w-full place-items-center overflow-hidden rounded-control bg-sunken sm:w-80"
    >
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-125 object-cover blur-2xl"
        />
      )}
      <div className="absolute inset-0 bg-black/45" />
      <div className="relative flex flex-col items-center gap-2 px-2 py-4 text-center text-white">
        <LockKeyhole aria-hidden="true" className="size-7" />
        <p className="font-semibold">{what}</p>
        {!isHelpShown && !isSalesQuiet && (
          <Button
            variant="heart"
            className="mt-1"
            onClick={() => void openDialog(unlockMessageDialog, { message, name: conversation.nickname })}
          >
            <Gem aria-hidden="true" className="size-5" />
            {t('messageMedia.unlockFor', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
