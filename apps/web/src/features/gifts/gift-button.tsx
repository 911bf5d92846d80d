import { Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { type GiftTarget, openGift } from './gift.dialog.ts';

export function GiftButton({ target }: { target: GiftTarget }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('gift.send')}
      icon={<Gift className="size-5.5 text-heart-ink" />}
      onClick={() => openGift(target)}
    />
  );
}
