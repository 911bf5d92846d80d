import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { useUser } from '../../users/users.queries.ts';
import { conversationId } from '../conversation-id.ts';
import { conversationQuery, labelsQuery } from '../inbox.queries.ts';
import { labelsDialog } from './labels.dialog.ts';

/** For a creator: the labels that a fan's conversation bears, and the way to change them. */
export function FanLabels({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const me = useUser();
  const { data: item } = useQuery({
    ...conversationQuery(
      conversationId(conversation),
      { char_id: me?.char_id ?? null },
      conversation.chat_no,
    ),
    initialData: conversation,
  });
  const labels = useQuery(labelsQuery).data?.list ?? [];
  const own = labels.filter(({ label_id }) => item.label_ids.includes(label_id));
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('label.open')}</h3>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {own.map(({ label_id, name }) => (
          <li
            key={label_id}
            dir="auto"
            className="max-w-full truncate rounded-full bg-sunken px-3 py-1 text-ink text-caption"
          >
            {name}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="-ms-3"
        onClick={() => void openDialog(labelsDialog, { item: conversation })}
      >
        <Tag aria-hidden="true" className="size-4.5" />
        {t(own.length > 0 ? 'label.change' : 'label.give')}
      </Button>
    </section>
  );
}
