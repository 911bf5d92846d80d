import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { IconButton } from '../controls/icon-button.tsx';

/** On phones, before a page's title: one step back, or to `fallback` where the history has no page of the app. */
export function BackButton({ fallback }: { fallback: string }) {
  const { t } = useTranslation();
  return (
    <span className="-me-2 -ms-3 md:hidden">
      <IconButton
        label={t('common.back')}
        icon={<ArrowLeft className="size-5" />}
        onClick={() => (cameFromHere() ? history.back() : void navigate({ href: fallback, replace: true }))}
      />
    </span>
  );
}

// Browsers without the Navigation API only tell that there is something, not whose it is.
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
