import type { CardStudio, ImportNote } from '@kindred/contract/cards/calls';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { uploadCall } from '../../../lib/call/upload-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { importNotes } from './import-notes.ts';

export function ImportCard({ onReplace }: { onReplace: (next: CardStudio) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { flush } = useDraftStore();
  const [part, setPart] = useState(0);
  const notes = importNotes.use();
  const bring = useMutation({
    mutationFn: async (file: File) => {
      // A change that comes later would be made of the card before.
      await flush();
      return uploadCall('importCard', {}, { files: { file }, onProgress: setPart });
    },
    onSuccess: ({ notes, ...studio }) => {
      importNotes.set(notes);
      onReplace(studio);
      toast('success', t('cardStudio.imported'));
    },
  });
  return (
    <CardSection title={t('cardStudio.import')} hint={t('cardStudio.importHint')}>
      <div className="flex flex-col gap-3 py-3">
        <label
          className={classNames(
            buttonClass('secondary'),
            'self-start focus-within:outline-2 focus-within:outline-action',
            bring.isPending && 'pointer-events-none opacity-60',
          )}
        >
          {bring.isPending ? <Spinner /> : <Upload aria-hidden="true" className="size-4" />}
          {bring.isPending
            ? t('cardStudio.importing', { part: Math.round(part * 100) })
            : t('cardStudio.chooseFile')}
          <input
            id={id}
            type="file"
            accept=".png,.json,.charx,image/png,application/json"
            className="sr-only"
            disabled={bring.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) bring.mutate(file);
            }}
          />
        </label>
        {bring.error && (
          <p role="alert" className="text-danger">
            {errorText(bring.error)}
          </p>
        )}
        {notes.length > 0 && <Notes notes={notes} />}
      </div>
    </CardSection>
  );
}

function Notes({ notes }: { notes: readonly ImportNote[] }) {
  const { t } = useTranslation();
  return (
    <ul role="status" className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
      {notes.map(({ kind, detail }) => (
        <li key={kind}>{t(`cardStudio.importNote.${kind}`, { detail })}</li>
      ))}
    </ul>
  );
}
