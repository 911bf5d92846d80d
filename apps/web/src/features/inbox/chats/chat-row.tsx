import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { chatTitle } from '../chat-title.ts';
import { clearConversationDialog } from '../list/clear-conversation.dialog.ts';
import { ChatLink } from './chat-link.tsx';
import { ChatNameForm } from './chat-name-form.tsx';
import { useRenameChat } from './use-chats.ts';

type ChatRowProps = { item: ChatListItem; isCurrent: boolean; onOpen: () => void };

/** One of several conversations with the same person; its fan names and deletes it. */
export function ChatRow({ item, isCurrent, onOpen }: ChatRowProps) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRenameChat(item);
  const title = chatTitle(item) || t('chats.first');
  if (isRenaming)
    return (
      <li className="py-3">
        <ChatNameForm
          initial={item.chat_name}
          submitLabel={t('common.save')}
          isSaving={rename.isPending}
          error={rename.error}
          onSubmit={(name) => rename.mutate(name, { onSuccess: () => setRenaming(false) })}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 py-1">
      <ChatLink item={item} isCurrent={isCurrent} onOpen={onOpen} />
      {item.side === 'fan' && (
        <>
          <IconButton
            label={t('chats.rename', { title })}
            icon={<Pencil className="size-4.5" />}
            onClick={() => setRenaming(true)}
          />
          <IconButton
            label={t('chats.delete', { title })}
            icon={<Trash2 className="size-4.5" />}
            onClick={() => void openDialog(clearConversationDialog, { item })}
          />
        </>
      )}
    </li>
  );
}
