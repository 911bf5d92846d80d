import type { UserData } from '@kindred/contract/users/calls';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { LoadedPopover } from '../../ui/overlay/loaded-popover.tsx';
import { chatModeDialog } from './chat-mode.dialog.ts';

const modes = [
  { value: 0, name: 'mode.ai', hint: 'mode.aiHint' },
  { value: 1, name: 'mode.manual', hint: 'mode.manualHint' },
] as const;

type ChatModePopoverProps = { current: UserData['chat_mode']; trigger: ReactElement };

export function ChatModePopover({ current, trigger }: ChatModePopoverProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const choose = (mode: UserData['chat_mode']) => {
    setOpen(false);
    if (mode !== current) void openDialog(chatModeDialog, { mode });
  };
  return (
    <LoadedPopover
      trigger={trigger}
      title={t('mode.label')}
      side="top"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {modes.map(({ value, name, hint }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === current}
          onClick={() => choose(value)}
          className="flex w-full items-start gap-3 rounded-control p-2 text-start transition hover:bg-sunken"
        >
          <span className="grow">
            <span className="block font-semibold">{t(name)}</span>
            <span className="block text-caption text-ink-soft">{t(hint)}</span>
          </span>
          {value === current && <Check className="mt-0.5 size-5 shrink-0 text-ink" />}
        </button>
      ))}
    </LoadedPopover>
  );
}
