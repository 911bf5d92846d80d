import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';

type PayeeNameProps = { payee: { char_id: string | null; name: string; is_there: boolean } };

/** The payee: the house where it is no creator. Deleted and blocked people have no name. */
export function PayeeName({ payee }: PayeeNameProps) {
  const { t } = useTranslation();
  if (payee.char_id === null) return <span>Kindred</span>;
  if (!payee.is_there) return <span className="text-ink-soft">{t('spending.someone')}</span>;
  return (
    <Link to={paths.character(payee.char_id)} className="rounded hover:underline">
      {payee.name}
    </Link>
  );
}
