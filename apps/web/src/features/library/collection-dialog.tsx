import { collectionNameMax } from '@kindred/contract/library/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { collectionsQuery, savedQuery } from './library.queries.ts';
import { useSaveCollection } from './use-collections.ts';
import { useSavePost } from './use-save-post.ts';

const none = 'none';

/** The collection of a saved post: one of those there are, none, or a new one. */
export function CollectionDialog({ postId, onClose }: { postId: string } & DialogProps) {
  const { t } = useTranslation();
  const collections = useQuery(collectionsQuery);
  const saved = useQuery(savedQuery(postId));
  const [name, setName] = useState('');
  const saving = useSavePost(postId);
  const making = useSaveCollection();
  const move = (collectionId: string | null) => {
    saving.mutate({ isSaved: true, collectionId });
    onClose();
  };
  const make = () => {
    if (name.trim() === '') return;
    making.mutate({ name: name.trim() }, { onSuccess: ({ collection_id }) => move(collection_id) });
  };
  const { list } = collections.data ?? { list: [] };
  return (
    <Dialog title={t('save.title')}>
      {collections.error && (
        <ErrorState error={collections.error} onRetry={() => void collections.refetch()} />
      )}
      {collections.isPending && <Skeleton className="h-28" />}
      {collections.data && (
        <RadioList
          label={t('save.title')}
          options={[
            { value: none, label: t('save.none') },
            ...list.map(({ collection_id, name: label, count }) => ({
              value: collection_id,
              label,
              hint: t('save.posts', { count }),
            })),
          ]}
          value={saved.data?.collection_id ?? none}
          onChange={(value) => move(value === none ? null : value)}
        />
      )}
      <form action={make} className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-48">
          <Input
            label={t('save.newName')}
            maxLength={collectionNameMax}
            value={name}
            error={making.error ? errorText(making.error) : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" isLoading={making.isPending}>
          {t('save.make')}
        </Button>
      </form>
    </Dialog>
  );
}
