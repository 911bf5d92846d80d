import '../../lib/i18n/creator-texts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

/** What comes next for a creator who has not posted yet. */
export function FirstPostCard() {
  const { t } = useTranslation();
  return (
    <section className="mt-6 rounded-card bg-accent-soft p-6 sm:mx-5">
      <h2 className="font-semibold text-lead">{t('onboarding.firstPost')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('onboarding.firstPostText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.createPost} className={buttonClass()}>
          {t('onboarding.firstPostAction')}
        </Link>
        <Link to={paths.setting('invitationPage')} className={buttonClass('secondary')}>
          {t('onboarding.firstPostInvite')}
        </Link>
      </div>
    </section>
  );
}
