import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { NotificationIcon } from '../notification-icon.tsx';
import { notificationText } from '../notification-text.ts';
import { openNotification } from '../open-notification.ts';
import type { Banner } from './banner.ts';
import { wantsSound } from './banner-preferences.ts';
import type { BannerQueue } from './banner-queue.ts';
import { playTone } from './play-tone.ts';

type BannerCardProps = {
  queue: BannerQueue;
  banner: Banner;
  /** Of its time, from 1 to 0. */
  left: number;
};

/** One banner: who and what, a way to what it is about, and one to close it. */
export function BannerCard({ queue, banner, left }: BannerCardProps) {
  const { t } = useTranslation();
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (wantsSound()) playTone();
    return () => {
      queue.hold('hover', false);
      queue.hold('focus', false);
    };
  }, [queue]);
  const close = () => {
    queue.close();
    // What has just gone cannot keep the focus.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const open = () => {
    queue.close();
    openBanner(banner);
  };
  return (
    <section
      aria-label={t('notifications.banner')}
      onPointerEnter={() => queue.hold('hover', true)}
      onPointerLeave={() => queue.hold('hover', false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        queue.hold('focus', true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) queue.hold('focus', false);
      }}
      className="pointer-events-auto relative animate-rise overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float"
    >
      <button
        type="button"
        onClick={open}
        className="flex w-full items-center gap-4 py-3.5 pe-14 ps-4 text-start transition hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <BannerFace banner={banner} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{banner.name || t('users.gone')}</span>
          <span className="line-clamp-2 text-ink-soft">{bannerText(banner, t)}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={t('common.close')}
        onClick={close}
        className="absolute top-1/2 end-2 grid size-11 -translate-y-1/2 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <span
        aria-hidden="true"
        style={{ width: `${left * 100}%` }}
        className="absolute bottom-0 start-0 h-0.5 bg-action motion-reduce:hidden"
      />
    </section>
  );
}

function BannerFace({ banner }: { banner: Banner }) {
  return banner.content.kind === 'notification' ? (
    <NotificationIcon notification={banner.content.notification} />
  ) : (
    <Avatar src={banner.avatar} name={banner.name} />
  );
}

function bannerText({ content }: Banner, t: ReturnType<typeof useTranslation>['t']): string {
  return content.kind === 'notification' ? notificationText(content.notification, t) : content.text;
}

function openBanner({ content }: Banner): void {
  if (content.kind === 'notification') return openNotification(content.notification);
  if (content.kind === 'page') void navigate({ href: content.to });
  else void navigate({ href: content.conversation });
}
