import type { ConversationHit } from '@kindred/contract/discover/calls';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { chatTitle } from '../../inbox/chat-title.ts';
import { Highlight } from './highlight.tsx';
import { SearchResult } from './search-result.tsx';

type ConversationResultProps = { hit: ConversationHit; typed: string; isOption?: boolean };

export function ConversationResult({ hit, typed, isOption }: ConversationResultProps) {
  const { t } = useTranslation();
  const isMine = (hit.side === 'fan') === (hit.identity === 'fan');
  const chat = chatTitle(hit);
  const text = isMine && hit.msg_id ? t('search.you', { text: hit.excerpt }) : hit.excerpt;
  return (
    <SearchResult
      to={paths.conversation(hit.side === 'fan' ? hit.char_id : hit.user_id, hit.seq, hit.chat_no)}
      isOption={isOption}
      picture={<Avatar src={hit.avatar} name={hit.nickname} />}
      title={
        <>
          <Highlight text={hit.nickname} typed={hit.msg_id ? '' : typed} />
          {chat !== '' && (
            <>
              {' · '}
              <Highlight text={chat} typed={hit.msg_id ? '' : typed} />
            </>
          )}
        </>
      }
      aside={timeAgo(hit.created_time)}
      text={
        hit.msg_id ? (
          <Highlight text={text} typed={typed} />
        ) : (
          t(hit.side === 'fan' ? 'search.creatorName' : 'search.fanName')
        )
      }
    />
  );
}
