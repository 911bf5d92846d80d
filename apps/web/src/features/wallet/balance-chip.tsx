import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Diamonds } from '../../ui/text/money.tsx';
import { useUser } from '../users/users.queries.ts';

/** On phones: what is in the wallet, and the way there. */
export function BalanceChip() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  return (
    <Link to={paths.wallet} className="flex h-11 shrink-0 items-center rounded-full px-2 md:hidden">
      <span className="sr-only">{t('nav.wallet')}: </span>
      <Diamonds amount={user.diamond} />
    </Link>
  );
}
