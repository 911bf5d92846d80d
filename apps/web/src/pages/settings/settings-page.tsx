import { findSettingsPage, type SettingsPage as Page, settingsPages } from '@kindred/contract/all/app-routes';
import { Sparkles } from 'lucide-react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNamePage } from '../../lib/navigation/page-name.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SettingsContent } from './settings-content.tsx';
import { isForCreators } from './settings-groups.ts';
import { settingsNames } from './settings-names.ts';
import { SettingsPanes } from './settings-panes.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

const wide = '(min-width: 48rem)';

/** Settings: the list of its pages and the open one beside it; on phones one after the other. */
export function SettingsPage({ params }: PageProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wide);
  const requestedPage = params.rest === undefined ? undefined : findSettingsPage(params.rest);
  const open = requestedPage ?? (params.rest || !isWide ? undefined : settingsPages[0]);
  const name = open ? t(settingsNames[open]) : params.rest ? t('prefs.nav.unknownTitle') : undefined;
  useNamePage(name);
  return (
    <SettingsPanes isWide={isWide} open={open} name={name}>
      {open && <SettingsTabs open={open} />}
      {open ? <Opened page={open} /> : <Unknown />}
    </SettingsPanes>
  );
}

function Opened({ page }: { page: Page }) {
  const user = useUser();
  if (!isForCreators(page)) return <SettingsContent key={page} page={page} />;
  if (!user) return <Skeleton className="h-96 rounded-card" />;
  return user.is_creator === 1 ? <SettingsContent key={page} page={page} /> : <ForCreators />;
}

function ForCreators() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Sparkles />}
      title={t('prefs.nav.fansTitle')}
      text={t('prefs.nav.fansText')}
      action={
        <Link to={paths.creatorOnboarding} className={buttonClass('primary')}>
          {t('prefs.nav.become')}
        </Link>
      }
    />
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Sparkles />} title={t('prefs.nav.unknownTitle')} text={t('prefs.nav.unknownText')} />
  );
}
