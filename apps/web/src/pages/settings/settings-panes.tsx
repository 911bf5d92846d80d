import type { SettingsPage } from '@kindred/contract/all/app-routes';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { SettingsNav } from './settings-nav.tsx';

type SettingsPanesProps = {
  isWide: boolean;
  open: SettingsPage | undefined;
  /** Of the open page; undefined where only the list is. */
  name: string | undefined;
  children: ReactNode;
};

export function SettingsPanes({ isWide, open, name, children }: SettingsPanesProps) {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  if (!isWide) {
    return name === undefined ? (
      <div className="mx-auto w-full max-w-[672px]">
        <Head>
          <h1 className="px-2 font-bold text-title">{t('nav.settings')}</h1>
        </Head>
        <div className="px-2 pb-10">
          <SettingsNav isCreator={isCreator} open={undefined} />
        </div>
      </div>
    ) : (
      <div className="mx-auto w-full max-w-[672px]">
        <Head>
          <BackToList />
          <h1 className="sr-only">{t('nav.settings')}</h1>
          <h2 className="wrap-anywhere line-clamp-2 font-bold text-title leading-tight">{name}</h2>
        </Head>
        <div className="px-4 pt-2 pb-10">{children}</div>
      </div>
    );
  }
  // As wide for each page, so that the list stays where it is.
  return (
    <div className="mx-auto w-full max-w-[84rem] gap-10 px-4 md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="sticky top-(--offline-line) max-h-[calc(100dvh-var(--offline-line))] self-start overflow-y-auto pb-8">
        <Head>
          <h1 className="px-3 font-bold text-title">{t('nav.settings')}</h1>
        </Head>
        <SettingsNav isCreator={isCreator} open={open} />
      </div>
      <div className={classNames('min-w-0 pb-16', open !== 'creator-config/edit-chat' && 'max-w-[640px]')}>
        <Head>
          <h2 className="truncate font-bold text-title">{name}</h2>
        </Head>
        <div className="pt-2">{children}</div>
      </div>
    </div>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-(--offline-line) z-10 flex h-16 items-center gap-1 bg-canvas px-2 md:px-0">
      {children}
    </header>
  );
}

function BackToList() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.settings}
      aria-label={t('prefs.nav.back')}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}
