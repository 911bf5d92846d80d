import type { Collection } from '@kindred/contract/library/calls';
import { collectionNameMax } from '@kindred/contract/library/limits';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { useDeleteCollection, useSaveCollection } from './use-collections.ts';

export function EditCollectionDialog({
  collection,
  onClose,
}: { collection: Collection } & DialogProps<'deleted'>) {
  const { t } = useTranslation();
  const [name, setName] = useState(collection.name);
  const renaming = useSaveCollection();
  const deleting = useDeleteCollection();
  const { collection_id } = collection;
  const error = renaming.error ?? deleting.error;
  const rename = () => {
    if (name.trim() === '' || name.trim() === collection.name) return onClose();
    renaming.mutate({ collection_id, name: name.trim() }, { onSuccess: () => onClose() });
  };
  return (
    <Dialog title={t('save.editTitle')}>
      <form action={rename} className="flex flex-col gap-4">
        <Input
          label={t('save.name')}
          maxLength={collectionNameMax}
          value={name}
          error={error ? errorText(error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="text-caption text-ink-soft">{t('save.deleteText', { count: collection.count })}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={renaming.isPending}>
            {t('save.rename')}
          </Button>
          <Button
            variant="danger"
            isLoading={deleting.isPending}
            onClick={() => deleting.mutate(collection_id, { onSuccess: () => onClose('deleted') })}
          >
            {t('save.delete')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
