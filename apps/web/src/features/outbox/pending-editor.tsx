import { messageMaxLength } from '@kindred/contract/chat/limits';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import type { OutboxEntry } from './outbox.ts';

type PendingEditorProps = {
  entry: OutboxEntry;
  onSave: (content: string) => void;
  onLeave: () => void;
};

/** Other words for a message that has not gone out yet; it waits meanwhile. */
export function PendingEditor({ entry, onSave, onLeave }: PendingEditorProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(entry.content);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') onSave(words.trim());
      }}
      className="flex w-72 max-w-full flex-col gap-2"
    >
      <TextArea
        label={t('outbox.editing')}
        value={words}
        maxLength={messageMaxLength}
        ref={(field) => field?.focus()}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="quiet" onClick={onLeave}>
          {t('common.cancel')}
        </Button>
        <Button size="small" type="submit" disabled={words.trim() === ''}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
