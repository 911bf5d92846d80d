import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useMessageEntries } from './use-message-entries.tsx';

type MessageMenuProps = { conversation: ChatListItem; message: ChatMessage };

/**
 * What can be done with a message; in sight when it is pointed at or focused, always on touch. Of many menus only the
 * opened one is made.
 */
export function MessageMenu(props: MessageMenuProps) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <LazyPostMenu {...props} /> : <MenuButton onClick={() => setWanted(true)} />;
}

function LazyPostMenu({ conversation, message }: MessageMenuProps) {
  return <Menu trigger={<MenuButton />} entries={useMessageEntries(conversation, message)} startsOpen />;
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
