import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Archive, ArchiveRestore, Bell, BellOff, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { peerName } from '../peer-name.ts';
import { ConversationLink } from './conversation-link.tsx';
import { useConversationEntries } from './use-conversation-entries.tsx';
import { actionOfKey } from './use-list-keys.ts';
import { useSwipe } from './use-swipe.ts';

/** A conversation in the list with all that can be done with it: by menu, by key, by swipe, by a long press. */
export function ConversationLine({ item, isCurrent }: { item: ChatListItem; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { act, entries } = useConversationEntries(item);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { offset, handlers } = useSwipe({
    onLeft: act.archive,
    onRight: act.mute,
    onLongPress: () => setMenuOpen(true),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (!action || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    act[action]();
  };
  const SwipeLeft = item.folder === 'archived' ? ArchiveRestore : Archive;
  const SwipeRight = item.notifications_off ? Bell : BellOff;
  return (
    <li
      onKeyDown={onKeyDown}
      // What is out of sight is neither laid out nor painted: a long list costs what is seen of it.
      className="group relative overflow-hidden rounded-card [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]"
    >
      {offset !== 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-between bg-sunken px-6 text-ink-soft"
        >
          <SwipeRight className="size-5" />
          <SwipeLeft className="size-5" />
        </span>
      )}
      <div
        {...handlers}
        style={offset === 0 ? undefined : { translate: `${offset}px` }}
        className="relative touch-pan-y bg-canvas"
      >
        <ConversationLink item={item} isCurrent={isCurrent} />
        <div className="absolute end-1 bottom-0.5 rounded-full bg-canvas opacity-0 transition focus-within:opacity-100 group-hover:opacity-100 has-[[data-popup-open]]:opacity-100 pointer-coarse:pointer-events-none">
          <Menu
            trigger={
              <IconButton
                label={t('inbox.actions', { name: peerName(item) })}
                icon={<Ellipsis className="size-5" />}
                className="size-9"
              />
            }
            entries={entries}
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
          />
        </div>
      </div>
    </li>
  );
}
