import type { SettingsPage } from '@kindred/contract/all/app-routes';
import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { findSettings } from './find-settings.ts';
import { entryOf, listEntries, type SettingsEntry } from './settings-groups.ts';

type SettingsNavProps = { isCreator: boolean; open: SettingsPage | undefined };

/** The list of settings, or the pages that a search finds; the open entry is marked. */
export function SettingsNav({ isCreator, open }: SettingsNavProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  return (
    <nav aria-label={t('prefs.nav.label')} className="flex flex-col gap-3">
      <label className="relative mx-1 flex">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3 size-5 text-ink-faint"
        />
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('prefs.nav.search')}
          placeholder={t('prefs.nav.search')}
          maxLength={80}
          className="h-11 w-full rounded-control border border-line-strong bg-surface ps-10 pe-3 outline-none placeholder:text-ink-faint focus:border-action"
        />
      </label>
      {query.trim() === '' ? (
        <ul className="flex flex-col gap-0.5">
          {listEntries(isCreator).map((entry) => (
            <li key={entry.name}>
              <Entry entry={entry} open={open} />
            </li>
          ))}
        </ul>
      ) : (
        <Matches query={query} isCreator={isCreator} onFollow={() => setQuery('')} />
      )}
    </nav>
  );
}

type MatchesProps = { query: string; isCreator: boolean; onFollow: () => void };

function Matches({ query, isCreator, onFollow }: MatchesProps) {
  const { t } = useTranslation();
  const matches = findSettings(query, isCreator, t);
  return (
    <>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-4 text-ink-soft'}>
        {t('prefs.nav.matches', { count: matches.length })}
      </p>
      <ul className="flex flex-col gap-0.5">
        {matches.map(({ page, name, entryName }) => (
          <li key={page}>
            <Link
              to={paths.setting(page)}
              onClick={onFollow}
              className={classNames(rowClass, 'hover:bg-sunken')}
            >
              <span>
                {name}
                {entryName !== name && <span className="block text-caption text-ink-soft">{entryName}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const rowClass = 'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-1.5 transition';

/** The entry that was just followed, until its page is there. */
let followed: SettingsEntry | undefined;

function Entry({ entry, open }: { entry: SettingsEntry; open: SettingsPage | undefined }) {
  const { t } = useTranslation();
  const isOpen = open !== undefined && entryOf(open) === entry;
  const label = useRef<HTMLSpanElement>(null);
  // The list may be longer than the window is high.
  useEffect(() => {
    if (isOpen) label.current?.closest('a')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // Each setting is a view with a list of its own: the focus goes along from the one to the other.
  useEffect(() => {
    if (!isOpen || followed !== entry) return;
    followed = undefined;
    label.current?.closest('a')?.focus();
  }, [isOpen, entry]);
  return (
    <Link
      to={paths.setting(entry.pages[0])}
      onClick={() => {
        followed = entry;
      }}
      // Where the entry has several pages, or pages below it, it is where one is, not the page itself.
      aria-current={
        isOpen ? (entry.pages.length === 1 && open === entry.pages[0] ? 'page' : 'true') : undefined
      }
      className={classNames(
        rowClass,
        isOpen ? 'bg-sunken font-semibold text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <span ref={label}>{t(entry.name)}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint md:hidden" />
    </Link>
  );
}
