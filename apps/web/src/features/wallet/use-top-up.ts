import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { walletPath } from './wallet-path.ts';

/** Says that the balance does not suffice and goes to the wallet; `back` is where what was wanted can be finished. */
export function useTopUp(): (back: string) => void {
  const navigate = useNavigate();
  const { t } = useTranslation();
  return (back) => {
    toast('warning', t('refusal.code5005'));
    void navigate({ href: walletPath(back) });
  };
}
