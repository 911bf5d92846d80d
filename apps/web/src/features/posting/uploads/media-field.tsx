import { maxClipSeconds } from '@kindred/contract/media/limits';
import { postClipMax, postMediaMax } from '@kindred/contract/posting/limits';
import { ImagePlus, Images, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { clipTypes, imageTypes } from '../../media/file-kinds.ts';
import { vaultPickerDialog } from '../../outbox/attachments/vault-picker.dialog.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Composer } from './composer-store.ts';
import { MediaTiles } from './media-tiles.tsx';
import { useAddFiles } from './use-add-files.ts';

type MediaFieldProps = {
  composer: Composer;
  draft: Draft;
  /** What is in it already has to stay. */
  isFixed: boolean;
};

export function MediaField({ composer, draft, isFixed }: MediaFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isOver, dropZone, add } = useAddFiles(composer);
  const isEmpty = draft.items.length === 0;
  return (
    <section aria-labelledby={id} {...dropZone}>
      <h2 id={id} className="mb-2 font-semibold text-lead">
        {t('composer.media')}
      </h2>
      {isEmpty ? (
        <FilePicker onPick={add} className={classNames('gap-2 px-6 py-8 sm:py-12', isOver && highlighted)}>
          <ImagePlus aria-hidden="true" className="size-8 text-ink" />
          <span className="font-semibold text-ink">{t('composer.add')}</span>
          <span className="max-w-sm text-caption">
            {t('composer.addHint', { count: postMediaMax, minutes: maxClipSeconds / 60 })}
          </span>
        </FilePicker>
      ) : (
        <MediaTiles composer={composer} draft={draft} isFixed={isFixed}>
          {draft.items.length < postMediaMax && (
            <FilePicker onPick={add} className={classNames('aspect-square gap-1 p-3', isOver && highlighted)}>
              <Plus aria-hidden="true" className="size-6 text-ink" />
              <span className="font-semibold text-caption text-ink">{t('composer.addMore')}</span>
            </FilePicker>
          )}
        </MediaTiles>
      )}
      {draft.items.length < postMediaMax && <FromVault composer={composer} draft={draft} />}
    </section>
  );
}

function FromVault({ composer, draft: { items } }: Pick<MediaFieldProps, 'composer' | 'draft'>) {
  const { t } = useTranslation();
  const choose = async () => {
    const chosen = await openDialog(vaultPickerDialog, { max: postMediaMax - items.length });
    if (!chosen) return;
    const clips = [...items.map(({ kind }) => kind), ...chosen.map(({ item }) => item.type)];
    if (clips.filter((kind) => kind === 'video').length > postClipMax)
      toast('warning', t('composer.oneClip'));
    else composer.addStored(chosen);
  };
  return (
    <Button variant="secondary" size="small" className="mt-3" onClick={() => void choose()}>
      <Images aria-hidden="true" className="size-4" />
      {t('attachment.vault')}
    </Button>
  );
}

const highlighted = 'border-action bg-sunken';

type FilePickerProps = { onPick: (files: readonly File[]) => void; className: string; children: ReactNode };

function FilePicker({ onPick, className, children }: FilePickerProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer flex-col items-center justify-center rounded-card border border-line-strong border-dashed bg-surface text-center text-ink-soft transition',
        'focus-within:outline-2 focus-within:outline-action hover:bg-sunken',
        className,
      )}
    >
      {children}
      <input
        type="file"
        multiple
        accept={[...imageTypes, ...clipTypes].join(',')}
        className="sr-only"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
