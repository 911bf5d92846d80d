import type { ChatListItem } from '@kindred/contract/chat/calls';
import { messageMaxLength } from '@kindred/contract/chat/limits';
import type { PendingReply } from '@kindred/contract/companion/pending-calls';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, SendHorizontal, Sparkles, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { pendingReplyQuery } from './pending-reply.queries.ts';
import { usePendingReply } from './use-pending-reply.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The companion's answer that waits for the creator, and when it goes out. */
export function PendingReplyPanel({ conversation }: { conversation: ChatListItem }) {
  const isWanted = conversation.answered === 'supervised' || conversation.answered === 'draft';
  const { data, dataUpdatedAt } = useQuery({ ...pendingReplyQuery(conversation), enabled: isWanted });
  if (!isWanted || !data?.pending) return null;
  const { pending } = data;
  const dueAt = pending.due_in_ms === null ? undefined : dataUpdatedAt + pending.due_in_ms;
  return <Review key={pending.reply_id} conversation={conversation} pending={pending} dueAt={dueAt} />;
}

type ReviewProps = { conversation: ChatListItem; pending: PendingReply; dueAt: number | undefined };

function Review({ conversation, pending, dueAt }: ReviewProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState<string>();
  const { send, hold, discard, isBusy } = usePendingReply(conversation);
  const { reply_id, content } = pending;
  const edit = () => {
    setWords(content);
    // The answer must not go out while the creator edits it.
    if (pending.state === 'waiting') hold.mutate(reply_id);
  };
  const isEdited = words !== undefined && words.trim() !== content;
  return (
    <section
      aria-label={t('pendingReply.title')}
      className="shrink-0 border-line border-t bg-sunken px-4 py-3"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <ReviewHead state={pending.state} dueAt={dueAt} />
        <ReviewText content={content} words={words} onChange={setWords} />
        <div className="flex flex-wrap gap-2">
          {pending.state === 'waiting' && words === undefined && (
            <Button size="small" variant="secondary" disabled={isBusy} onClick={() => hold.mutate(reply_id)}>
              <Square aria-hidden="true" className="size-3.5 fill-current" />
              {t('pendingReply.stop')}
            </Button>
          )}
          <Button
            size="small"
            disabled={isBusy || words?.trim() === ''}
            onClick={() => send.mutate(isEdited ? { reply_id, content: words.trim() } : { reply_id })}
          >
            <SendHorizontal aria-hidden="true" className="size-4" />
            {t('pendingReply.send')}
          </Button>
          {words === undefined ? (
            <Button size="small" variant="quiet" onClick={edit}>
              <PencilLine aria-hidden="true" className="size-4" />
              {t('pendingReply.change')}
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={() => setWords(undefined)}>
              {t('common.cancel')}
            </Button>
          )}
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => discard.mutate(reply_id)}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t('pendingReply.discard')}
          </Button>
        </div>
      </div>
    </section>
  );
}

type ReviewHeadProps = { state: PendingReply['state']; dueAt: number | undefined };

function ReviewHead({ state, dueAt }: ReviewHeadProps) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(dueAt);
  return (
    <p className="flex items-center gap-2 font-semibold text-caption">
      <Sparkles aria-hidden="true" className="size-4 shrink-0 text-lamp-ink" />
      <span role="status">{t(state === 'waiting' ? 'pendingReply.waiting' : 'pendingReply.draft')}</span>
      {seconds !== undefined && (
        <span role="timer" className="ms-auto text-lamp-ink tabular-nums">
          {t('pendingReply.left', { seconds })}
        </span>
      )}
    </p>
  );
}

type ReviewTextProps = {
  content: string;
  /** The creator's text while they edit the answer. */
  words: string | undefined;
  onChange: (words: string) => void;
};

function ReviewText({ content, words, onChange }: ReviewTextProps) {
  const { t } = useTranslation();
  if (words === undefined)
    return (
      <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap">
        {content}
      </p>
    );
  return (
    <TextArea
      label={t('pendingReply.edit')}
      hint={t('pendingReply.editHint')}
      value={words}
      maxLength={messageMaxLength}
      autoFocus
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
