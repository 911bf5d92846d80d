import { ArrowLeft, ChevronRight, HeartHandshake } from 'lucide-react';
import { InnerCircle } from '../../features/intimacy/inner-circle.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';

/** The last part of its address. */
export const innerCircleList = 'inner_circle';

/** Leads to the inner circle, below the other lists of people. */
export function InnerCircleLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.creatorList(innerCircleList)}
      className="mt-3 flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition hover:border-line-strong"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <HeartHandshake aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t('intimacy.circle')}</span>
        <span className="block text-caption text-ink-faint">{t('intimacy.circleHint')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}

/** The fans who have come close to a creator. */
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
