import { noteMaxLength } from '@kindred/contract/creator-tools/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { fanQuery } from '../creator-tools.queries.ts';

const debounceMs = 800;

/** Private notes, saved while the creator types. A failed save keeps the text, to be retried or reverted. */
export function FanNote({ userId, stored }: { userId: string; stored: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState(stored);
  const settled = useDebouncedValue(text, debounceMs);
  const { mutate, isPending, error, reset } = useMutation({
    // One after the other: an older text never lands on a newer one.
    scope: { id: `fan note ${userId}` },
    mutationFn: (content: string) => call('setFanNote', { user_id: userId, content }),
    onSuccess: ({ note }) => client.setQueryData(fanQuery(userId).queryKey, (fan) => fan && { ...fan, note }),
  });
  // Saved when the text has settled, not again because the answer has come.
  const save = useEffectEvent((content: string) => {
    if (content.trim() !== stored) mutate(content);
  });
  useEffect(() => save(settled), [settled]);
  const [isTouched, setTouched] = useState(false);
  const isSaved = text.trim() === stored && !isPending;
  return (
    <section>
      <TextArea
        label={t('fan.note')}
        hint={t('fan.noteHint')}
        value={text}
        maxLength={noteMaxLength}
        onChange={(event) => {
          setTouched(true);
          setText(event.target.value);
        }}
      />
      <p aria-live="polite" className="min-h-5 pt-1 text-caption text-ink-faint">
        {error || !isTouched ? '' : t(isSaved ? 'fan.noteSaved' : 'fan.noteSaving')}
      </p>
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-caption text-danger">
          <span className="grow">{errorText(error)}</span>
          <Button size="small" variant="secondary" onClick={() => mutate(text)}>
            {t('common.retry')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setText(stored);
              reset();
            }}
          >
            {t('fan.noteUndo')}
          </Button>
        </div>
      )}
    </section>
  );
}
