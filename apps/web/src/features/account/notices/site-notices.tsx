import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { setDoNotDisturb, useDoNotDisturb } from '../../../lib/storage/do-not-disturb.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { NoticeSwitches } from './notice-switches.tsx';

/** Notices on the page: do not disturb on this device, and the choices for all devices. */
export function SiteNotices() {
  const { t } = useTranslation();
  const isDoNotDisturb = useDoNotDisturb((state) => state.isOn);
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">{t('prefs.notices.siteLead')}</p>
      <CardSection>
        <Switch
          label={t('prefs.notices.mute')}
          hint={t('prefs.notices.muteHint')}
          isOn={isDoNotDisturb}
          onChange={setDoNotDisturb}
        />
      </CardSection>
      <NoticeSwitches channel="site" />
    </div>
  );
}
