import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { chatsQuery } from '../inbox.queries.ts';
import { peerName } from '../peer-name.ts';
import { ChatLink } from './chat-link.tsx';

/** For a creator, where a fan has several conversations with them: which one is open, and the way to the others. */
export function FanChats({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { data } = useQuery(chatsQuery(conversation));
  if (!data || data.list.length < 2) return null;
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('chats.title', { name: peerName(conversation) })}</h3>
      <ul className="pb-4">
        {data.list.map((item) => (
          <li key={item.chat_no}>
            <ChatLink item={item} isCurrent={item.chat_no === conversation.chat_no} />
          </li>
        ))}
      </ul>
    </section>
  );
}
