import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { logOut } from '../../users/log-out.ts';
import { DecisionList } from '../decisions/decision-list.tsx';

/** Replaces every page but account and help while an account is banned. */
export function BanHold() {
  const { t } = useTranslation();
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-5 py-10">
      <header>
        <h1 className="text-title">{t('ban.title')}</h1>
        <p className="mt-3 text-lead text-ink-soft">{t('ban.lead')}</p>
      </header>
      <DecisionList />
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-5">
        <Link to={paths.setting('help/talkToSupport')} className="py-2 underline">
          {t('ageHold.support')}
        </Link>
        <Link to={paths.setting('account/accountInfo')} className="py-2 underline">
          {t('ageHold.account')}
        </Link>
        <Button variant="secondary" onClick={logOut}>
          {t('ageHold.logout')}
        </Button>
      </footer>
    </main>
  );
}
