import { Crown } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export function VipBadge() {
  const { t } = useTranslation();
  return <Crown role="img" aria-label={t('vip.badge')} className="size-[1.1em] shrink-0 text-ink" />;
}
