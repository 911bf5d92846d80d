import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

/** A face with a green dot while its person is here. */
export function Face({ isOnline, ...avatar }: AvatarProps & { isOnline: boolean }) {
  const { t } = useTranslation();
  if (!isOnline) return <Avatar {...avatar} />;
  return (
    <span className="relative inline-grid shrink-0">
      <Avatar {...avatar} />
      <span className="absolute end-[6%] bottom-[6%] size-[24%] max-h-5 min-h-3 min-w-3 max-w-5 rounded-full bg-positive ring-2 ring-canvas forced-colors:bg-[Highlight]">
        <span className="sr-only">{t('ui.online')}</span>
      </span>
    </span>
  );
}
