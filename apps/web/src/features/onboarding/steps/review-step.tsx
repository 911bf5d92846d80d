import { tidyHandle } from '@kindred/contract/onboarding/limits';
import { tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import type { CreatorDraft } from '../creator-draft.ts';
import type { OnboardingStep } from '../onboarding-steps.ts';
import { PagePreview } from '../page-preview.tsx';
import { StepLayout } from '../step-layout.tsx';
import type { StepProps } from '../step-props.ts';

type ReviewStepProps = Omit<StepProps, 'refused'> & { isBusy: boolean; error: unknown };

/** All of it once more, as fans will find it, and the button that makes it so. */
export function ReviewStep({ form, referral, isBusy, error, onNext }: ReviewStepProps) {
  const { t } = useTranslation();
  const { draft, pictures } = form;
  const hasCompanion = draft.greeting.trim() !== '' || draft.persona.trim() !== '';
  return (
    <StepLayout
      step="review"
      referral={referral}
      lead={t('onboarding.reviewLead')}
      action={t('onboarding.finish')}
      isBusy={isBusy}
      onSubmit={onNext}
    >
      <PagePreview
        name={draft.name.trim()}
        handle={tidyHandle(draft.handle)}
        tagline={draft.tagline}
        pictures={pictures}
      />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
        <Row
          step="who"
          referral={referral}
          text={draft.bio.trim() || `${draft.name.trim()} · @${tidyHandle(draft.handle)}`}
        />
        <Row step="price" referral={referral} text={priceText(draft, t)} />
        <Row
          step="companion"
          referral={referral}
          text={t(hasCompanion ? 'onboarding.companionReady' : 'onboarding.empty')}
        />
        <Row step="rules" referral={referral} text={t('onboarding.rulesReady')} />
      </ul>
      {Boolean(error) && (
        <p role="alert" className="rounded-card bg-sunken p-4 text-danger">
          {errorText(error)}
        </p>
      )}
    </StepLayout>
  );
}

function Row({ step, referral, text }: { step: OnboardingStep; referral: string | undefined; text: string }) {
  const { t } = useTranslation();
  const name = t(`onboarding.steps.${step}`);
  return (
    <li className="flex items-center gap-4 py-4">
      <div className="min-w-0 grow">
        <p className="text-caption text-ink-faint">{name}</p>
        <p className="line-clamp-2">{text}</p>
      </div>
      <Link
        to={paths.onboarding({ referral, step })}
        aria-label={t('onboarding.editOf', { step: name })}
        className="flex min-h-11 shrink-0 items-center rounded-control px-2 font-medium text-ink hover:underline"
      >
        {t('onboarding.edit')}
      </Link>
    </li>
  );
}

function priceText({ isPro, tier, trialDays }: CreatorDraft, t: Translate): string {
  const price = formatUsd(tierPriceUsdCents[tier]);
  if (!isPro) return t('onboarding.priceFree');
  if (trialDays === 0) return t('onboarding.pricePro', { price });
  return t('onboarding.priceProTrial', { price, count: trialDays });
}
