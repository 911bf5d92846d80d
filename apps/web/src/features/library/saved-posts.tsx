import type { Collection } from '@kindred/contract/library/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bookmark, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { editCollectionDialog } from './edit-collection.dialog.ts';
import { collectionsQuery, savedPostsPages } from './library.queries.ts';
import { LibraryList } from './library-list.tsx';
import { SavedMenu } from './library-menu.tsx';
import { useRemoveSaved } from './use-remove-saved.ts';

const all = 'all';

export function SavedPosts() {
  const { t } = useTranslation();
  const { data } = useQuery(collectionsQuery);
  const [choice, setChoice] = useState(all);
  const current = data?.list.find(({ collection_id }) => collection_id === choice);
  const query = useInfiniteQuery(savedPostsPages(current?.collection_id));
  const remove = useRemoveSaved();
  const choices = (data?.list ?? []).map(({ collection_id, name, count }) => ({
    value: collection_id,
    label: t('library.withCount', { name, count }),
  }));
  return (
    <>
      {data && choices.length > 0 && (
        <div className="mb-5 flex flex-wrap items-center gap-2">
          <ChoiceChips
            label={t('library.collections')}
            choices={[
              { value: all, label: t('library.withCount', { name: t('library.all'), count: data.saved }) },
              ...choices,
            ]}
            value={current?.collection_id ?? all}
            onChange={setChoice}
          />
          {current && <EditButton collection={current} onDeleted={() => setChoice(all)} />}
        </div>
      )}
      <LibraryList
        query={query}
        label={t('library.saved')}
        menu={SavedMenu}
        onRemove={remove}
        empty={<NothingSaved isCollection={current !== undefined} />}
      />
    </>
  );
}

function EditButton({ collection, onDeleted }: { collection: Collection; onDeleted: () => void }) {
  const { t } = useTranslation();
  const edit = async () => {
    if ((await openDialog(editCollectionDialog, { collection })) === 'deleted') onDeleted();
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void edit()}>
      <Pencil aria-hidden="true" className="size-4" />
      {t('library.editCollection', { name: collection.name })}
    </Button>
  );
}

function NothingSaved({ isCollection }: { isCollection: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t(isCollection ? 'library.emptyCollection' : 'library.noSaved')}
      text={t('library.noSavedText')}
      action={
        <Link to={paths.home} className={buttonClass('secondary')}>
          {t('library.toHome')}
        </Link>
      }
    />
  );
}
