import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { logOut } from '../../users/log-out.ts';
import { decisionsQuery } from '../care.queries.ts';
import { AppealForm } from './appeal-form.tsx';

/** Replaces every page but account and help while an account is held because its owner wrote that they are under 18. */
export function AgeHold() {
  const { t, language } = useTranslation();
  const { data } = useQuery(decisionsQuery);
  const decision = data?.list.find(({ state }) => state !== 'lifted');
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-5 py-10">
      <header>
        <h1 className="text-title">{t('ageHold.title')}</h1>
        <p className="mt-3 text-lead text-ink-soft">{t('ageHold.lead')}</p>
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Facts
          title={t('ageHold.stopped')}
          facts={[t('ageHold.stopped1'), t('ageHold.stopped2'), t('ageHold.stopped3')]}
        />
        <Facts title={t('ageHold.stays')} facts={[t('ageHold.stays1'), t('ageHold.stays2')]} />
      </div>
      <section>
        <h2 className="font-semibold text-lead">{t('ageHold.wrong')}</h2>
        <p className="mt-1">{t('ageHold.wrongText')}</p>
        {decision?.can_appeal === 1 && <AppealForm decisionId={decision.decision_id} />}
        {decision?.state === 'under_review' && (
          <p role="status" className="mt-3 font-medium">
            {t('ageHold.sent')}
          </p>
        )}
      </section>
      <section>
        <h2 className="font-semibold text-lead">{t('ageHold.right')}</h2>
        <p className="mt-1">{t('ageHold.rightText')}</p>
        <a
          href={paths.crisisProtocol(language)}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-2 underline"
        >
          {t('ageHold.helplines')}
        </a>
      </section>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t pt-5">
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

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section>
      <h2 className="font-semibold text-lead">{title}</h2>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
