import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreatorProfile } from './creator-profile.tsx';
import { FanProfile } from './fan-profile.tsx';

/** One's own page. */
export function ProfilePage() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Page title={t('nav.profile')}>
      {!user && <Skeleton className="h-64 rounded-card" />}
      {user?.char_id && <CreatorProfile charId={user.char_id} />}
      {user && !user.char_id && <FanProfile user={user} />}
    </Page>
  );
}
