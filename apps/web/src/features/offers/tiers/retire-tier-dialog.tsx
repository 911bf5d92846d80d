import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import type { OwnTier } from './tiers.dialogs.ts';
import { useRetireTier } from './use-own-tiers.ts';

export function RetireTierDialog({ tier, onClose }: { tier: OwnTier } & DialogProps) {
  const { t } = useTranslation();
  const retire = useRetireTier();
  return (
    <Dialog title={t('ownTiers.retireTitle', { tier: tier.name })}>
      <p>{t('ownTiers.retireMembers', { count: tier.member_num })}</p>
      {tier.post_num > 0 && <p className="mt-3">{t('ownTiers.retirePosts', { count: tier.post_num })}</p>}
      {retire.error && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(retire.error)}
        </p>
      )}
      <Button
        size="large"
        className="mt-6 w-full"
        isLoading={retire.isPending}
        onClick={() => retire.mutate(tier.level, { onSuccess: () => onClose() })}
      >
        {t('ownTiers.retire')}
      </Button>
    </Dialog>
  );
}
