import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { BottomBar, hasBottomBar } from './bottom-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SidePanel } from './side-panel/side-panel.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSearchKeys } from './use-search-keys.ts';

export function MainLayout({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation();
  useSearchKeys();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-toast rounded-full bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {t('nav.skipToContent')}
      </a>
      <OfflineBanner />
      <div className="mx-auto flex w-full max-w-[1440px] md:gap-6 3xl:max-w-[1760px] 4xl:max-w-[2176px] md:px-4">
        <Sidebar path={path} />
        <main
          id="content"
          tabIndex={-1}
          className={classNames('min-w-0 grow outline-none md:pb-0', hasBottomBar(path) && 'pb-20')}
        >
          {children}
        </main>
        <SidePanel path={path} />
      </div>
      <BottomBar path={path} />
    </>
  );
}
