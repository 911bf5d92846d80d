import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ListChoice, labelChoice, labelsQuery } from '../../features/inbox/inbox.queries.ts';
import { ConversationFilters } from '../../features/inbox/list/conversation-filters.tsx';
import { ConversationList } from '../../features/inbox/list/conversation-list.tsx';
import { DistressAlert } from '../../features/inbox/list/distress-alert.tsx';
import { shortcutsDialog } from '../../features/inbox/list/shortcuts.dialog.ts';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openDialog, useDialogs } from '../../ui/overlay/dialogs.ts';
import { ConversationHits } from './conversation-hits.tsx';

const debounceMs = 200;

export function ConversationsColumn({ currentPath }: { currentPath: string | undefined }) {
  const me = useUser();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useFilter();
  useShortcutsKey();
  const q = useDebouncedValue(typed.trim(), debounceMs);
  return (
    <>
      <div className="flex items-center gap-2 px-4 pb-2">
        <SearchBox value={typed} onChange={setTyped} />
        <ConversationFilters value={filter} isCreator={me?.is_creator === 1} onChange={setFilter} />
      </div>
      {q === '' || typed.trim() === '' ? (
        <>
          <div className="px-4">
            <DistressAlert />
          </div>
          <ConversationList key={filter} currentPath={currentPath} filter={filter} />
        </>
      ) : (
        <ConversationHits q={q} />
      )}
    </>
  );
}

/** `?` shows the keys of the list wherever the focus is, except while something is written. */
function useShortcutsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isTaken = event.defaultPrevented || isTyping || useDialogs.getState().stack.length > 0;
      if (event.key === '?' && !isTaken) void openDialog(shortcutsDialog, {});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="search" className="relative min-w-0 grow">
      <Search aria-hidden="true" className="absolute top-3 start-3.5 size-5 text-ink-faint" />
      <input
        type="search"
        dir="auto"
        value={value}
        maxLength={100}
        aria-label={t('inbox.search')}
        placeholder={t('inbox.search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="h-11 w-full rounded-full border border-line-strong bg-surface not-placeholder-shown:pe-11 text-ellipsis pe-3 ps-11 outline-none placeholder:text-ink-faint focus:border-action [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={t('inbox.searchClear')}
          icon={<X className="size-4.5" />}
          onClick={() => onChange('')}
          className="absolute top-0 end-0"
        />
      )}
    </div>
  );
}

/** What is listed; all conversations again once the chosen label is gone, here or elsewhere. */
function useFilter() {
  const [chosen, setFilter] = useState<ListChoice>('inbox');
  const labels = useQuery(labelsQuery).data?.list ?? [];
  const isGone =
    chosen.startsWith('label ') && !labels.some(({ label_id: id }) => labelChoice(id) === chosen);
  return [isGone ? 'inbox' : chosen, setFilter] as const;
}
