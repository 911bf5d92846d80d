import { stoppedAnswer } from '@kindred/contract/chat/limits';
import { Gem } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';
import { useIsSalesQuiet } from '../../users/users.queries.ts';

/** The price of a message and the balance. Null after words of distress. */
export function MessagePrice({ price }: { price: number }) {
  const { t } = useTranslation();
  const balance = useSession(({ user }) => user?.diamond ?? 0);
  const isSalesQuiet = useIsSalesQuiet();
  if (isSalesQuiet) return null;
  return (
    <p className="mx-auto flex max-w-3xl items-start gap-2 px-2 pb-2 text-caption text-ink-soft">
      <Gem aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink" />
      <span>
        <strong className="font-semibold text-ink">{t('messagePrice.cost', { count: price })}</strong>{' '}
        {t(balance < price ? 'messagePrice.missing' : 'messagePrice.terms', { balance })}
        {balance >= price &&
          ` ${t('messagePrice.stopped', { ...stoppedAnswer, half: Math.ceil(price / 2), price })}`}
      </span>
    </p>
  );
}
