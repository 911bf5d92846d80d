import type { ChatMessage } from '@kindred/contract/chat/calls';
import { Copy, Ellipsis, Undo2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';

type MessageActionsProps = { message: ChatMessage; onDelete: ((message: ChatMessage) => void) | undefined };

/** What can be done with a message; in sight when it is pointed at or focused, always on touch. */
export function MessageActions({ message, onDelete }: MessageActionsProps) {
  const { t } = useTranslation();
  const copy: MenuEntry = {
    label: t('chat.copy'),
    icon: <Copy aria-hidden="true" />,
    onSelect: () =>
      void navigator.clipboard.writeText(message.content).then(() => toast('success', t('chat.copied'))),
  };
  const takeBack: MenuEntry = {
    label: t('chat.delete'),
    icon: <Undo2 aria-hidden="true" />,
    isDanger: true,
    onSelect: () => onDelete?.(message),
  };
  return (
    <Menu
      entries={onDelete ? [copy, takeBack] : [copy]}
      trigger={
        <button
          type="button"
          aria-label={t('chat.actions')}
          className="touch-target grid size-8 shrink-0 place-items-center rounded-full text-ink-faint opacity-0 transition hover:bg-sunken focus-visible:opacity-100 group-hover/message:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
        >
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </button>
      }
    />
  );
}
