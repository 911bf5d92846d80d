import { timeZoneName } from '../../../lib/format/country.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { timeZone } from '../../../lib/storage/device.ts';
import { Button } from '../../../ui/controls/button.tsx';

type DeviceZoneButtonProps = { current: string; onChoose: (zone: string) => void };

/** Offers the zone of this device where the account has another. */
export function DeviceZoneButton({ current, onChoose }: DeviceZoneButtonProps) {
  const { t } = useTranslation();
  const device = timeZone();
  if (current === device) return null;
  return (
    <Button variant="secondary" size="small" className="mb-3 self-start" onClick={() => onChoose(device)}>
      {t('prefs.account.useDevice', { zone: timeZoneName(device) })}
    </Button>
  );
}
