import type { TopFan } from '@kindred/contract/creator-tools/calls';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';

export function TopFans({ fans }: { fans: readonly TopFan[] }) {
  const { t } = useTranslation();
  if (fans.length === 0) return <p className="text-ink-faint">{t('insights.topFansEmpty')}</p>;
  return (
    <ol className="flex flex-col gap-1">
      {fans.map((fan) => (
        <li key={fan.user_id}>
          <Link
            to={paths.conversation(fan.user_id)}
            className="-mx-3 flex min-h-14 items-center gap-4 rounded-control px-3 transition hover:bg-sunken"
          >
            <Avatar src={fan.avatar} name={fan.nickname} />
            <span className="min-w-0 grow truncate font-medium">{fan.nickname}</span>
            <span className="font-semibold tabular-nums">{formatUsd(fan.earned_usd_cents)}</span>
            <span className="sr-only">{t('insights.message', { name: fan.nickname })}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
