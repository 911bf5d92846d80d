import { useTranslation } from '../../lib/i18n/use-translation.ts';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Seconds in the largest unit that holds them whole: minutes, hours or days. */
export function useDuration() {
  const { t } = useTranslation();
  return (seconds: number): string => {
    if (seconds % day === 0) return t('prefs.auto.days', { count: seconds / day });
    if (seconds % hour === 0) return t('prefs.auto.hours', { count: seconds / hour });
    return t('prefs.auto.minutes', { count: Math.round(seconds / minute) });
  };
}
