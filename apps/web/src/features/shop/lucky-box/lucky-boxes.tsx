import type { LuckyBox } from '@kindred/contract/wallet/calls';
import { useQuery } from '@tanstack/react-query';
import { Gem, PackageOpen } from 'lucide-react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Diamonds } from '../../../ui/text/money.tsx';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { diamondPackagesQuery } from '../../wallet/wallet.queries.ts';
import { DrawHistory } from './draw-history.tsx';
import { useOpenBox } from './use-open-box.ts';

/** Boxes with a random prize, where the operator sells them: their odds in full, and what the next draw is committed to. */
export function LuckyBoxes() {
  const { t } = useTranslation();
  const { data } = useQuery(diamondPackagesQuery);
  const open = useOpenBox();
  const boxes = data?.lucky_box;
  if (!boxes?.[0]) return null;
  const { left_today: left } = boxes[0];
  return (
    <section aria-labelledby="lucky-boxes">
      <h2 id="lucky-boxes" className="mb-1 font-bold text-title">
        {t('luckyBox.title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('luckyBox.lead', { left })}</p>
      {open.data && (
        <p
          role="status"
          className="mb-4 flex animate-reveal items-center gap-3 rounded-card bg-sunken p-5 font-bold text-title"
        >
          <Gem aria-hidden="true" className="size-7 text-money" />
          {t('luckyBox.won', { count: open.data.prize.diamonds })}
        </p>
      )}
      {open.error && (
        <p role="alert" className="mb-4 rounded-control bg-sunken px-4 py-3 text-danger">
          {errorText(open.error)}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {boxes.map((box) => (
          <li key={box.commodity_id} className="min-w-0">
            <Box
              box={box}
              isOpening={open.isPending && open.variables.box_type === box.box_type}
              isDisabled={open.isPending || left === 0}
              onOpen={() => open.mutate(box)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-faint">{t('luckyBox.proofHint')}</p>
      <DrawHistory />
    </section>
  );
}

type BoxProps = { box: LuckyBox; isOpening: boolean; isDisabled: boolean; onOpen: () => void };

function Box({ box, isOpening, isDisabled, onOpen }: BoxProps) {
  const { t } = useTranslation();
  const name = t(box.box_type === 'large' ? 'luckyBox.large' : 'luckyBox.small');
  const expected = box.prizes.reduce((sum, { diamonds, chance }) => sum + diamonds * chance, 0) / 10_000;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="flex items-center gap-2 font-semibold text-lead">
        <PackageOpen aria-hidden="true" className="size-5 text-ink" />
        {name}
      </h3>
      <table className="my-4 w-full text-start tabular-nums">
        <caption className="sr-only">{t('luckyBox.odds', { name })}</caption>
        <thead className="text-caption text-ink-soft">
          <tr>
            <th className="text-start font-medium">{t('luckyBox.prize')}</th>
            <th className="text-end font-medium">{t('luckyBox.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {box.prizes.map(({ diamonds, chance }) => (
            <tr key={diamonds} className="border-line border-t">
              <td className="py-1.5">
                <Diamonds amount={diamonds} />
              </td>
              <td className="text-end">{formatNumber(chance / 100)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mb-4 text-caption text-ink-soft">
        {t('luckyBox.average', {
          amount: formatNumber(Math.round(expected)),
          price: formatNumber(box.price),
        })}
      </p>
      <p className="mb-4 break-all font-mono text-caption text-ink-faint">{box.commitment}</p>
      <SpendButton
        variant="primary"
        amount={box.price}
        size="medium"
        isLoading={isOpening}
        disabled={isDisabled && !isOpening}
        aria-label={t('luckyBox.openOf', { name, price: formatNumber(box.price) })}
        onSpend={onOpen}
      >
        <span className="truncate">{t('luckyBox.open', { price: formatNumber(box.price) })}</span>
      </SpendButton>
    </article>
  );
}
