import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { reactionEmoji } from '@kindred/contract/chat/limits';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { ownReaction, useReact } from './changes/use-react.ts';
import { useMessageEntries } from './use-message-entries.tsx';

type MessageMenuProps = {
  conversation: ChatListItem;
  message: ChatMessage;
  /** Undefined until it is first opened: of many menus only the opened ones are made. */
  isOpen: boolean | undefined;
  onOpenChange: (isOpen: boolean) => void;
};

export function MessageMenu(props: MessageMenuProps) {
  if (props.isOpen === undefined) return <MenuButton onClick={() => props.onOpenChange(true)} />;
  return <LazyPostMenu {...props} />;
}

function LazyPostMenu({ conversation, message, isOpen, onOpenChange }: MessageMenuProps) {
  const { t } = useTranslation();
  const react = useReact(conversation);
  const own = ownReaction(conversation, message);
  const quick = reactionEmoji.map((emoji) => ({
    label: t('chat.reactWith', { emoji }),
    symbol: emoji,
    isOn: emoji === own,
    onSelect: () => react(message, emoji),
  }));
  return (
    <Menu
      trigger={<MenuButton />}
      quick={message.is_deleted ? [] : quick}
      entries={useMessageEntries(conversation, message)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

function MenuButton(props: { onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('chat.actions')}
      aria-haspopup="menu"
      {...props}
      className="touch-target grid size-8 shrink-0 place-items-center rounded-full text-ink-faint opacity-0 transition hover:bg-sunken focus-visible:opacity-100 group-hover/message:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
    >
      <Ellipsis aria-hidden="true" className="size-4.5" />
    </button>
  );
}
