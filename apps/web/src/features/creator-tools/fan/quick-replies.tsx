import { quickReplyMaxLength } from '@kindred/contract/creator-tools/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { quickRepliesQuery } from '../creator-tools.queries.ts';

/** The creator's own texts; a press puts one where they write, with the fan's name in place of {name}. */
export function QuickReplies({ name, onInsert }: { name: string; onInsert: (text: string) => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(quickRepliesQuery);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (reply_id: string) => call('deleteQuickReply', { reply_id }),
    onError: (failure) => toast('error', errorText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: quickRepliesQuery.queryKey }),
  });
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('fan.replies')}</h3>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-11" />)}
      {data?.list.length === 0 && <p className="pb-3 text-ink-soft">{t('fan.noReplies')}</p>}
      <ul className="space-y-2 pb-3">
        {data?.list.map(({ reply_id, content }) => (
          <li key={reply_id} className="flex items-start gap-1">
            <button
              type="button"
              dir="auto"
              onClick={() => onInsert(content.replaceAll('{name}', name))}
              className="min-h-11 min-w-0 grow break-words rounded-control border border-line px-3 py-2 text-start transition hover:bg-sunken"
            >
              {content}
            </button>
            <IconButton
              label={t('fan.deleteReply')}
              icon={<Trash2 className="size-4.5" />}
              onClick={() => remove.mutate(reply_id)}
            />
          </li>
        ))}
      </ul>
      <NewReply />
    </section>
  );
}

function NewReply() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState('');
  // The same attempt keeps its id, so that a retry stores it once.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: (content: string) => call('createQuickReply', { content, client_id: clientId }),
    onSuccess: () => {
      setText('');
      setClientId(crypto.randomUUID());
      return client.invalidateQueries({ queryKey: quickRepliesQuery.queryKey });
    },
  });
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) create.mutate(text);
      }}
    >
      <TextArea
        label={t('fan.newReply')}
        hint={t('fan.newReplyHint')}
        error={create.error ? errorText(create.error) : undefined}
        value={text}
        maxLength={quickReplyMaxLength}
        className="min-h-16"
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        isLoading={create.isPending}
        disabled={!text.trim()}
      >
        {t('fan.addReply')}
      </Button>
    </form>
  );
}
