import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { chooseQuiet, useQuietNotices } from '../../lib/quiet-notices.ts';
import { Group } from '../../ui/group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { NoticeSwitches } from './notice-switches.tsx';

/** Notices on the page: quiet on this device, and what is wanted on all of them. */
export function SiteNotices() {
  const { s } = useSettingsTexts();
  const isQuiet = useQuietNotices((state) => state.isQuiet);
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">{s('notices.siteLead')}</p>
      <Group>
        <Switch
          label={s('notices.mute')}
          hint={s('notices.muteHint')}
          isOn={isQuiet}
          onChange={chooseQuiet}
        />
      </Group>
      <NoticeSwitches channel="site" />
    </div>
  );
}
