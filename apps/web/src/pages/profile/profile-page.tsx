import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CreatorProfile } from './creator-profile.tsx';
import { FanProfile } from './fan-profile.tsx';

/** The viewer's own page. `?diary_id=` shows that post of a creator first. */
export function ProfilePage({ search }: PageProps) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Page title={t('nav.profile')}>
      {!user && <Skeleton className="h-64 rounded-card" />}
      {user?.char_id && (
        <CreatorProfile charId={user.char_id} sharedId={search.diary_id} commentId={search.comment_id} />
      )}
      {user && !user.char_id && <FanProfile user={user} />}
    </Page>
  );
}
