import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { type SettingsPage as Page, paths, settingsPages } from '../../lib/paths.ts';
import { AreaPage } from '../../ui/area-page.tsx';
import { SettingsContent } from './settings-content.tsx';
import { settingsNames } from './settings-names.ts';

const firstPage = settingsPages[0];

/** Settings: the list of its pages and the one that is open, the first where both fit. */
export function SettingsPage({ title, params }: PageProps) {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  const asked = settingsPages.find((page) => page === params.rest);
  const open = asked ?? firstPage;
  const links = settingsPages
    .filter((page) => isListed(page, isCreator))
    .map((page) => ({ path: paths.setting(page), label: t(settingsNames[page]) }));
  return (
    <AreaPage title={t(title)} links={links} path={paths.setting(open)} isIndex={!params.rest}>
      <SettingsContent page={open} />
    </AreaPage>
  );
}

// Automated messages have seven pages below their own; fans have no creator settings.
function isListed(page: Page, isCreator: boolean): boolean {
  if (page.startsWith('creator-config/automated-msg/')) return false;
  return isCreator || !page.startsWith('creator-config/');
}
