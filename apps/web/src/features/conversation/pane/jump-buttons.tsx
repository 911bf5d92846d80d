import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

export function FirstUnreadButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="secondary"
      size="small"
      className="absolute inset-x-0 top-3 mx-auto w-fit shadow-float"
      onClick={onPress}
    >
      <ArrowUp aria-hidden="true" className="size-4" />
      {t('chat.firstUnread')}
    </Button>
  );
}

export function JumpToEndButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="absolute end-4 bottom-3 rounded-full border border-line bg-surface shadow-float">
      <IconButton
        label={t('chat.jump')}
        tooltipSide="top"
        icon={<ArrowDown className="size-5" />}
        onClick={onPress}
      />
    </div>
  );
}
