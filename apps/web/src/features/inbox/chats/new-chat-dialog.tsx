import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { peerName } from '../peer-name.ts';
import { ChatNameForm } from './chat-name-form.tsx';
import { useCreateChat } from './use-chats.ts';

export function NewChatDialog({ conversation, onClose }: { conversation: ChatListItem } & DialogProps) {
  const { t } = useTranslation();
  const create = useCreateChat(conversation.char_id, () => onClose());
  return (
    <Dialog title={t('chats.newTitle', { name: peerName(conversation) })}>
      <p className="pb-4 text-ink-soft">{t('chats.newText')}</p>
      <ChatNameForm
        submitLabel={t('chats.start')}
        isSaving={create.isPending}
        error={create.error}
        onSubmit={(name) => create.mutate(name)}
        onCancel={() => onClose()}
      />
    </Dialog>
  );
}
