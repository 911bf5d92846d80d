import type { UserData } from '@kindred/contract/users/calls';
import { Bot, ChevronsUpDown, UserRound } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { noAnswer } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';

// The popover's code comes with the first click.
const ChatModePopover = lazy(
  lazyWithRetry(
    () => import('../../features/users/chat-mode-popover.tsx').then((m) => ({ default: m.ChatModePopover })),
    () => toast('error', errorText(noAnswer())),
  ),
);

type ChatModeButtonProps = { mode: UserData['chat_mode']; isCollapsed: boolean };

export function ChatModeButton({ mode, isCollapsed }: ChatModeButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const trigger = <Trigger mode={mode} isCollapsed={isCollapsed} />;
  if (!isAsked) return <Trigger mode={mode} isCollapsed={isCollapsed} onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={trigger}>
      <ChatModePopover current={mode} trigger={trigger} />
    </Suspense>
  );
}

function Trigger({ mode, isCollapsed, ...props }: ChatModeButtonProps & ComponentProps<'button'>) {
  const { t } = useTranslation();
  const name = t(mode === 1 ? 'mode.manual' : 'mode.ai');
  const Icon = mode === 1 ? UserRound : Bot;
  const icon = (
    <Icon
      aria-hidden="true"
      className={mode === 1 ? 'size-5 shrink-0 text-positive' : 'size-5 shrink-0 text-lamp-ink'}
    />
  );
  if (isCollapsed) {
    return <IconButton {...props} label={name} tooltipSide="right" icon={icon} />;
  }
  return (
    <button
      type="button"
      {...props}
      className="flex h-11 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-3 font-medium text-caption hover:border-line-strong"
    >
      {icon}
      <span className="grow truncate text-start">{name}</span>
      <ChevronsUpDown aria-hidden="true" className="size-4 text-ink-faint" />
    </button>
  );
}
