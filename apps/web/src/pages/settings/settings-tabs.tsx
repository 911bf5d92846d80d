import type { SettingsPage } from '@kindred/contract/all/app-routes';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { entryOf } from './settings-groups.ts';
import { settingsNames } from './settings-names.ts';

/** The pages of an entry of the settings, where it has several. */
export function SettingsTabs({ open }: { open: SettingsPage }) {
  const { t } = useTranslation();
  const entry = entryOf(open);
  if (!entry || entry.pages.length === 1) return null;
  return (
    <nav aria-label={t(entry.name)} className="mb-5">
      <ul className="flex gap-1 overflow-x-auto border-line border-b fade-ends">
        {entry.pages.map((page) => (
          <li key={page} className="shrink-0">
            <Link
              to={paths.setting(page)}
              replace
              aria-current={page === open ? 'page' : undefined}
              className={classNames(
                '-mb-px flex h-11 items-center whitespace-nowrap border-b-2 px-3 font-semibold transition',
                page === open ? 'border-action text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {t(settingsNames[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
