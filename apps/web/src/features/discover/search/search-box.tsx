import { searchMaxLength } from '@kindred/contract/discover/limits';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { addRecentSearch } from './recent-searches.ts';
import { useSearchFocus } from './search-focus.ts';
import { SearchPanel } from './search-panel.tsx';
import { useOptionKeys } from './use-option-keys.ts';

const debounceMs = 250;

/** One box for creators, posts and own conversations. `/` and Ctrl K focus it. */
export function SearchBox({ userId, initialText }: { userId: string; initialText: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { typed, type, isOpen, setOpen, close, list, activeId, onKeyDown } = useSearchText(
    userId,
    initialText,
    field,
  );
  const q = useDebouncedValue(typed.trim(), debounceMs);
  const typeAndFocus = (text: string) => {
    type(text);
    field.current?.focus();
  };
  useRequestedFocus(field);
  return (
    // biome-ignore lint: the element of that name is not known to every browser that we serve
    <div
      role="search"
      ref={box}
      className="relative block"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchInput
        ref={field}
        typed={typed}
        isOpen={isOpen}
        listId={listId}
        activeId={activeId}
        onType={type}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <span className="absolute top-0.5 end-0.5">
          <IconButton
            label={t('search.clear')}
            icon={<X className="size-5" />}
            onClick={() => typeAndFocus('')}
          />
        </span>
      )}
      {isOpen && (
        <SearchPanel
          key={userId}
          ref={list}
          id={listId}
          typed={typed}
          q={q}
          userId={userId}
          onTake={typeAndFocus}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The text in the box, and what its keys do: Enter searches, Escape empties the box. */
function useSearchText(userId: string, initialText: string, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(initialText);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    field.current?.blur();
  };
  // Not the debounced text: Enter right after the last key searches for all of it.
  const options = useOptionKeys(() => {
    const query = typed.trim();
    if (query === '') return;
    addRecentSearch(userId, query);
    close();
    void navigate({ href: paths.search(query) });
  });
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    options.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return options.onKeyDown(event);
    if (typed === '') field.current?.blur();
    type('');
    setOpen(false);
  };
  return { typed, type, isOpen, setOpen, close, list: options.list, activeId: options.activeId, onKeyDown };
}

type SearchInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  isOpen: boolean;
  listId: string;
  activeId: string | undefined;
  onType: (text: string) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A combobox whose list is elsewhere (WAI-ARIA Authoring Practices, combobox). */
function SearchInput(props: SearchInputProps) {
  const { ref, typed, isOpen, listId, activeId, onType, onFocus, onKeyDown } = props;
  const { t } = useTranslation();
  return (
    <>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchMaxLength}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-full border border-line-strong bg-surface pe-12 ps-12 transition placeholder:text-ink-faint hover:border-ink-faint focus:border-action focus:outline-2 focus:outline-action/25 focus:outline-offset-0"
      />
    </>
  );
}

/** Goes to the box when its keys were pressed, on this page or on another one. */
function useRequestedFocus(field: RefObject<HTMLInputElement | null>): void {
  const isRequested = useSearchFocus((focus) => focus.isRequested);
  useEffect(() => {
    if (!isRequested) return;
    useSearchFocus.setState({ isRequested: false });
    field.current?.focus();
    field.current?.select();
  }, [isRequested, field]);
}
