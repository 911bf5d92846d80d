import type { DeletionPreview } from '@kindred/contract/account';
import { formatDate } from '../../lib/format.ts';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Group } from '../../ui/group.tsx';
import { Link } from '../../ui/link.tsx';
import { useWindDown } from './use-delete-account.ts';

type Obstacle = DeletionPreview['obstacles'][number];

/** What has to happen before the account can go, each with the next step. */
export function DeletionObstacles({ preview }: { preview: DeletionPreview }) {
  const { s } = useSettingsTexts();
  return (
    <Group title={s('delete.obstacles')}>
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
    </Group>
  );
}

function Debt({ diamonds }: { diamonds: number }) {
  const { s } = useSettingsTexts();
  return (
    <>
      <p>{s('delete.debt', { count: diamonds })}</p>
      <Link to={paths.setting('payments/walletAndPaymentMethods')} className={buttonClass('secondary')}>
        {s('delete.topUp')}
      </Link>
    </>
  );
}

type PaidProps = { obstacle: Extract<Obstacle, { reason: 'paid_subscribers' }>; isWindingDown: boolean };

function PaidSubscribers({ obstacle, isWindingDown }: PaidProps) {
  const { s } = useSettingsTexts();
  const windDown = useWindDown();
  const { count, until } = obstacle;
  return (
    <>
      <p>{s('delete.paid', { count, date: formatDate(until) })}</p>
      <p className="text-ink-soft">{s(isWindingDown ? 'delete.windingDown' : 'delete.windDownText')}</p>
      {!isWindingDown && (
        <Button variant="danger" isLoading={windDown.isPending} onClick={() => windDown.mutate()}>
          {s('delete.windDown')}
        </Button>
      )}
    </>
  );
}
