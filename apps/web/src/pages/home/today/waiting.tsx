import type { ChatListItem } from '@kindred/contract/chat/calls';
import { messageMaxLength } from '@kindred/contract/chat/limits';
import type { UserData } from '@kindred/contract/users/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSendMessage } from '../../../features/conversation/sending/use-send-message.ts';
import { conversationPath } from '../../../features/inbox/conversation-id.ts';
import { conversationListQuery } from '../../../features/inbox/inbox.queries.ts';
import { peerName } from '../../../features/inbox/peer-name.ts';
import { previewText } from '../../../features/inbox/preview-text.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';

const shownWaiting = 3;

/** Who waits for the creator's own answer, and the answer in place. */
export function Waiting({ user }: { user: UserData }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(conversationListQuery('waiting'));
  if (!query.data) return null;
  const all = query.data.pages.flatMap(({ list }) => list).filter(({ side }) => side === 'creator');
  return (
    <section aria-labelledby="today-waiting" className="rounded-card border border-line bg-surface p-5">
      <h2 id="today-waiting" className="font-semibold">
        {all.length === 0 ? t('today.nobodyWaits') : t('today.waiting')}
      </h2>
      {all.length > 0 && (
        <ul className="mt-3 flex flex-col gap-4">
          {all.slice(0, shownWaiting).map((item) => (
            <li key={conversationPath(item)}>
              <WaitingFan item={item} writerId={user.user_id} />
            </li>
          ))}
        </ul>
      )}
      {all.length > shownWaiting && (
        <Link to={paths.messages} className="mt-4 inline-block font-semibold text-ink-soft hover:underline">
          {t('today.allWaiting')}
        </Link>
      )}
    </section>
  );
}

function WaitingFan({ item, writerId }: { item: ChatListItem; writerId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const name = peerName(item);
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar src={item.avatar} name={name} />
        <Link to={conversationPath(item)} className="min-w-0 grow rounded hover:underline">
          <span className="flex items-baseline gap-2">
            <span dir="auto" className="truncate font-semibold">
              {name}
            </span>
            <time dateTime={item.updated_time} className="shrink-0 text-caption text-ink-faint">
              {timeAgo(item.updated_time)}
            </time>
          </span>
          <span dir="auto" className="block truncate text-ink-soft [text-align:match-parent]">
            {previewText(item)}
          </span>
        </Link>
        {!isSent && !isOpen && (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('today.answer')}
          </Button>
        )}
      </div>
      {isOpen && !isSent && <AnswerForm item={item} writerId={writerId} onSent={() => setSent(true)} />}
      {isSent && (
        <p role="status" className="mt-1 ps-14 text-caption text-positive">
          {t('today.answered', { name })}
        </p>
      )}
    </>
  );
}

type AnswerFormProps = { item: ChatListItem; writerId: string; onSent: () => void };

function AnswerForm({ item, writerId, onSent }: AnswerFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { send } = useSendMessage(item, writerId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    send({ content: text.trim() });
    onSent();
  };
  return (
    <form onSubmit={submit} className="mt-2 flex items-end gap-2 ps-14">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it came by the click that asked for it.
        autoFocus
        rows={2}
        maxLength={messageMaxLength}
        aria-label={t('today.answerTo', { name: peerName(item) })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="min-w-0 grow resize-none rounded-control border border-line-strong bg-surface px-3 py-2"
      />
      <Button type="submit" size="small">
        {t('today.send')}
      </Button>
    </form>
  );
}
