import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { chooseQuiet, useQuietNotices } from '../../../lib/storage/quiet-notices.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Group } from '../../../ui/layout/group.tsx';
import { NoticeSwitches } from './notice-switches.tsx';

/** Notices on the page: quiet on this device, and what is wanted on all of them. */
export function SiteNotices() {
  const { t } = useTranslation();
  const isQuiet = useQuietNotices((state) => state.isQuiet);
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">{t('prefs.notices.siteLead')}</p>
      <Group>
        <Switch
          label={t('prefs.notices.mute')}
          hint={t('prefs.notices.muteHint')}
          isOn={isQuiet}
          onChange={chooseQuiet}
        />
      </Group>
      <NoticeSwitches channel="site" />
    </div>
  );
}
