import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NoticeSwitches } from './notice-switches.tsx';

/** Notices of the browser itself: what it allows, and what is wanted. */
export function PushNotices() {
  const { t } = useTranslation();
  const permission = 'Notification' in window ? Notification.permission : 'unsupported';
  const Icon = permission === 'granted' ? Bell : BellOff;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-start gap-4 rounded-card bg-sunken p-5">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ink-soft" />
        <div>
          <h3 className="font-semibold">{t('prefs.notices.permission')}</h3>
          <p>{t(`prefs.notices.${permission}`)}</p>
          <p className="mt-2 text-caption text-ink-soft">{t('prefs.notices.later')}</p>
        </div>
      </div>
      <NoticeSwitches channel="push" />
    </div>
  );
}
