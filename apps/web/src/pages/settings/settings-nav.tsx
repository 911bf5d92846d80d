import type { SettingsPage } from '@kindred/contract/all/app-routes';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { entryOf, listGroups } from './settings-groups.ts';
import { settingsNames } from './settings-names.ts';

type SettingsNavProps = { isCreator: boolean; open: SettingsPage | undefined };

/** All settings in their groups; the open one is marked. */
export function SettingsNav({ isCreator, open }: SettingsNavProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('prefs.nav.label')} className="flex flex-col gap-5">
      {listGroups(isCreator).map(({ name, pages }) => (
        <div key={name}>
          <h2 className="px-3 pb-1 font-medium text-caption text-ink-faint">{t(name)}</h2>
          <ul className="flex flex-col gap-0.5">
            {pages.map((page) => (
              <li key={page}>
                <Entry page={page} open={open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The entry that was just followed, until its page is there. */
let followed: SettingsPage | undefined;

function Entry({ page, open }: { page: SettingsPage; open: SettingsPage | undefined }) {
  const { t } = useTranslation();
  const isOpen = open !== undefined && entryOf(open) === page;
  const label = useRef<HTMLSpanElement>(null);
  // The list may be longer than the window is high.
  useEffect(() => {
    if (isOpen) label.current?.closest('a')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // Each setting is a view with a list of its own: the focus goes along from the one to the other.
  useEffect(() => {
    if (!isOpen || followed !== page) return;
    followed = undefined;
    label.current?.closest('a')?.focus();
  }, [isOpen, page]);
  return (
    <Link
      to={paths.setting(page)}
      onClick={() => {
        followed = page;
      }}
      // On a page below it, the entry is where one is, not the page itself.
      aria-current={isOpen ? (open === page ? 'page' : 'true') : undefined}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 transition',
        isOpen ? 'bg-sunken font-semibold text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <span ref={label}>{t(settingsNames[page])}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint md:hidden" />
    </Link>
  );
}
