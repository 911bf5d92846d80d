import type { ConversationHit } from '@kindred/contract/discover/calls';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Hits } from './hits.tsx';
import { SearchHit } from './search-hit.tsx';

type FoundConversationProps = { hit: ConversationHit; typed: string; isOption?: boolean };

/** A message in a conversation of mine, or the conversation with a fan of that name. */
export function FoundConversation({ hit, typed, isOption }: FoundConversationProps) {
  const { t } = useTranslation();
  const isMine = (hit.side === 'fan') === (hit.identity === 'fan');
  const text = isMine && hit.msg_id ? t('search.you', { text: hit.excerpt }) : hit.excerpt;
  return (
    <SearchHit
      to={paths.conversation(hit.side === 'fan' ? hit.char_id : hit.user_id, hit.seq)}
      isOption={isOption}
      picture={<Avatar src={hit.avatar} name={hit.nickname} />}
      title={<Hits text={hit.nickname} typed={hit.msg_id ? '' : typed} />}
      aside={timeAgo(hit.created_time)}
      text={hit.msg_id ? <Hits text={text} typed={typed} /> : t('search.fanName')}
    />
  );
}
