import { ArrowLeft, HeartHandshake } from 'lucide-react';
import { PeopleLink } from '../../features/creator-tools/people/people-link.tsx';
import { InnerCircle } from '../../features/intimacy/inner-circle.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';

export const innerCircleList = 'inner_circle';

export function InnerCircleLink() {
  const { t } = useTranslation();
  return (
    <div className="mt-3">
      <PeopleLink
        to={paths.creatorList(innerCircleList)}
        icon={HeartHandshake}
        title={t('intimacy.circle')}
        hint={t('intimacy.circleHint')}
      />
    </div>
  );
}

export function CirclePage() {
  const { t } = useTranslation();
  const charId = useUser()?.char_id ?? undefined;
  return (
    <>
      <Link
        to={paths.creatorTool('lists')}
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('people.back')}
      </Link>
      <h2 className="font-bold text-title">{t('intimacy.circle')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('intimacy.circleLead')}</p>
      {charId && <InnerCircle charId={charId} />}
    </>
  );
}
