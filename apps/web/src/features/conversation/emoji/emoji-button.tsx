import { Smile } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';

const EmojiPicker = lazy(() =>
  import('./emoji-picker.tsx').then((module) => ({ default: module.EmojiPicker })),
);

type EmojiButtonProps = { onPick: (emoji: string) => void; startsOpen?: boolean };

/** Opens the emoji; each one that is chosen goes into the words, and the panel stays for the next. */
export function EmojiButton({ onPick, startsOpen = false }: EmojiButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Popover
      title={t('emoji.title')}
      side="top"
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={t('emoji.open')}
          tooltipSide="top"
          icon={<Smile className="size-5.5" />}
          className="shrink-0"
        />
      }
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <EmojiPicker onPick={onPick} />
      </Suspense>
    </Popover>
  );
}
