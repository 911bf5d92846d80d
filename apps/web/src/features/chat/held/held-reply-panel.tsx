import type { ChatListItem } from '@kindred/contract/chat/calls';
import { messageMaxLength } from '@kindred/contract/chat/limits';
import type { HeldReply } from '@kindred/contract/companion/calls';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, SendHorizontal, Sparkles, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { heldReplyQuery } from './held-reply.queries.ts';
import { useHeldReply } from './use-held-reply.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Above where a creator writes: the answer that their companion has ready, and when it goes out. */
export function HeldReplyPanel({ conversation }: { conversation: ChatListItem }) {
  const isWanted = conversation.answered === 'supervised' || conversation.answered === 'draft';
  const { data, dataUpdatedAt } = useQuery({ ...heldReplyQuery(conversation), enabled: isWanted });
  if (!isWanted || !data?.held) return null;
  const { held } = data;
  const dueAt = held.due_in_ms === null ? undefined : dataUpdatedAt + held.due_in_ms;
  return <Held key={held.reply_id} conversation={conversation} held={held} dueAt={dueAt} />;
}

type HeldProps = { conversation: ChatListItem; held: HeldReply; dueAt: number | undefined };

function Held({ conversation, held, dueAt }: HeldProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState<string>();
  const seconds = useSecondsLeft(dueAt);
  const { send, hold, discard, isBusy } = useHeldReply(conversation);
  const { reply_id, content } = held;
  const edit = () => {
    setWords(content);
    // It must not go out under the hands of whoever edits it.
    if (held.state === 'waiting') hold.mutate(reply_id);
  };
  const isEdited = words !== undefined && words.trim() !== content;
  return (
    <section aria-label={t('held.title')} className="shrink-0 border-line border-t bg-sunken px-4 py-3">
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <p className="flex items-center gap-2 font-semibold text-caption">
          <Sparkles aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
          <span role="status">{t(held.state === 'waiting' ? 'held.waiting' : 'held.draft')}</span>
          {seconds !== undefined && (
            <span role="timer" className="ms-auto text-accent-ink tabular-nums">
              {t('held.left', { seconds })}
            </span>
          )}
        </p>
        {words === undefined ? (
          <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap">
            {content}
          </p>
        ) : (
          <TextArea
            label={t('held.edit')}
            value={words}
            maxLength={messageMaxLength}
            autoFocus
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {held.state === 'waiting' && words === undefined && (
            <Button size="small" variant="secondary" disabled={isBusy} onClick={() => hold.mutate(reply_id)}>
              <Square aria-hidden="true" className="size-3.5 fill-current" />
              {t('held.stop')}
            </Button>
          )}
          <Button
            size="small"
            disabled={isBusy || words?.trim() === ''}
            onClick={() => send.mutate(isEdited ? { reply_id, content: words.trim() } : { reply_id })}
          >
            <SendHorizontal aria-hidden="true" className="size-4" />
            {t('held.send')}
          </Button>
          {words === undefined ? (
            <Button size="small" variant="quiet" onClick={edit}>
              <PencilLine aria-hidden="true" className="size-4" />
              {t('held.change')}
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={() => setWords(undefined)}>
              {t('common.cancel')}
            </Button>
          )}
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => discard.mutate(reply_id)}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t('held.discard')}
          </Button>
        </div>
      </div>
    </section>
  );
}
