import type { DeletionPreview } from '@kindred/contract/account/calls';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useWindDown } from './use-delete-account.ts';

type Obstacle = DeletionPreview['obstacles'][number];

export function DeletionObstacles({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('prefs.delete.obstacles')}>
      <ul className="divide-y divide-line">
        {preview.obstacles.map((obstacle) => (
          <li key={obstacle.reason} className="flex flex-col items-start gap-3 py-4">
            {obstacle.reason === 'debt' ? (
              <Debt diamonds={obstacle.diamonds} />
            ) : (
              <PaidSubscribers obstacle={obstacle} isWindingDown={preview.is_winding_down} />
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Debt({ diamonds }: { diamonds: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('prefs.delete.debt', { count: diamonds })}</p>
      <Link to={paths.setting('payments/walletAndPaymentMethods')} className={buttonClass('secondary')}>
        {t('prefs.delete.topUp')}
      </Link>
    </>
  );
}

type PaidProps = { obstacle: Extract<Obstacle, { reason: 'paid_subscribers' }>; isWindingDown: boolean };

function PaidSubscribers({ obstacle, isWindingDown }: PaidProps) {
  const { t } = useTranslation();
  const windDown = useWindDown();
  const { count, until } = obstacle;
  return (
    <>
      <p>{t('prefs.delete.paid', { count, date: formatDate(until) })}</p>
      <p className="text-ink-soft">
        {t(isWindingDown ? 'prefs.delete.windingDown' : 'prefs.delete.windDownText')}
      </p>
      {!isWindingDown && (
        <Button variant="danger" isLoading={windDown.isPending} onClick={() => windDown.mutate()}>
          {t('prefs.delete.windDown')}
        </Button>
      )}
    </>
  );
}
