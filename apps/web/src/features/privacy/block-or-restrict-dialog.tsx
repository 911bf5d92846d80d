import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { useBlockOrRestrict, type Way } from './use-block-or-restrict.ts';

type BlockOrRestrictProps = { way: Way; id: string; name: string; isOn: boolean } & DialogProps<boolean>;

const titles = { block: 'privacy.blockTitle', restrict: 'privacy.restrictTitle' } as const;
const texts = { block: 'privacy.blockText', restrict: 'privacy.restrictText' } as const;
const actions = { block: 'privacy.block', restrict: 'privacy.restrict' } as const;

/** Says what blocking or restricting means, and does it. */
export function BlockOrRestrictDialog({ way, id, name, isOn, onClose }: BlockOrRestrictProps) {
  const { t } = useTranslation();
  const change = useBlockOrRestrict(way);
  // The hook shows a failure; the dialog then stays open for another try.
  const act = () =>
    change.mutateAsync({ id, isOn }).then(
      () => onClose(true),
      () => undefined,
    );
  return (
    <Dialog title={t(isOn ? titles[way] : 'privacy.unrestrictTitle', { name })}>
      <p className="text-ink-soft">{t(isOn ? texts[way] : 'privacy.unrestrictText')}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onClick={() => onClose()}>
          {t('common.cancel')}
        </Button>
        <Button variant={isOn ? 'danger' : 'primary'} isLoading={change.isPending} onClick={() => void act()}>
          {t(isOn ? actions[way] : 'privacy.unrestrict')}
        </Button>
      </div>
    </Dialog>
  );
}
