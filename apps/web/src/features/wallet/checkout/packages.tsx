import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { useQuery } from '@tanstack/react-query';
import { RefusalError } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { diamondPackagesQuery } from '../wallet.queries.ts';
import { PackageCard } from './package-card.tsx';
import { useTopUp } from './use-top-up.ts';

/** What can be bought, the one-time offer first. `back` is where the buyer was on the way to. */
export function Packages({ back }: { back: string | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(diamondPackagesQuery);
  const topUp = useTopUp(back);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const buying = topUp.isPending || topUp.isSuccess ? topUp.variables?.commodity_id : undefined;
  const card = (diamondPackage: DiamondPackage, isOffer = false) => (
    <li
      key={diamondPackage.commodity_id}
      className={classNames('relative flex flex-col', isOffer && 'col-span-full')}
    >
      <PackageCard
        diamondPackage={diamondPackage}
        isOffer={isOffer}
        isBuying={buying === diamondPackage.commodity_id}
        isDisabled={buying !== undefined}
        onBuy={() => topUp.mutate(diamondPackage)}
      />
    </li>
  );
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="mb-4 font-bold text-title">
        {t('wallet.packages')}
      </h2>
      <Failure error={topUp.error} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {!data && [1, 2, 3, 4].map((index) => <Skeleton key={index} className="h-44 rounded-card" />)}
        {data?.first_charge && card(data.first_charge, true)}
        {data?.diamond.map((diamondPackage) => card(diamondPackage))}
      </ul>
      <p className="mt-4 text-caption text-ink-faint">{t('wallet.payHint')}</p>
    </section>
  );
}

function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (!error) return null;
  const requestId = error instanceof RefusalError ? error.requestId : null;
  return (
    <p role="alert" className="mb-4 rounded-control bg-sunken px-4 py-3 text-danger">
      {errorText(error)}
      {requestId && (
        <span className="block text-caption text-ink-faint">{t('common.requestId', { id: requestId })}</span>
      )}
    </p>
  );
}
