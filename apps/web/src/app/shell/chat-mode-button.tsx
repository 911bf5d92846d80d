import type { UserData } from '@kindred/contract/users';
import { Bot, ChevronsUpDown, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChatModePopover } from '../../features/users/chat-mode-popover.tsx';

type ChatModeButtonProps = { mode: UserData['chat_mode']; isCollapsed: boolean };

/** Shows who answers a creator's fans right now and opens the choice. */
export function ChatModeButton({ mode, isCollapsed }: ChatModeButtonProps) {
  const { t } = useTranslation();
  const name = t(mode === 1 ? 'mode.manual' : 'mode.ai');
  const icon =
    mode === 1 ? (
      <UserRound aria-hidden="true" className="size-5 shrink-0 text-positive" />
    ) : (
      <Bot aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
    );
  const trigger = isCollapsed ? (
    <button
      type="button"
      aria-label={name}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken"
    >
      {icon}
    </button>
  ) : (
    <button
      type="button"
      className="flex h-11 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-3 font-medium text-caption hover:border-line-strong"
    >
      {icon}
      <span className="grow truncate text-left">{name}</span>
      <ChevronsUpDown aria-hidden="true" className="size-4 text-ink-faint" />
    </button>
  );
  return <ChatModePopover current={mode} trigger={trigger} />;
}
