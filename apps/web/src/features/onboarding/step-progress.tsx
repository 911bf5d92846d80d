import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { type OnboardingStep, onboardingSteps } from './onboarding-steps.ts';

export function StepProgress({ step }: { step: OnboardingStep }) {
  const { t } = useTranslation();
  const at = onboardingSteps.indexOf(step);
  return (
    <div className="mb-8">
      <ol aria-hidden="true" className="flex gap-1.5">
        {onboardingSteps.map((name, index) => (
          <li
            key={name}
            className={classNames(
              'h-1.5 grow rounded-full transition-colors duration-300',
              index <= at ? 'bg-action' : 'bg-line-strong',
            )}
          />
        ))}
      </ol>
      <p aria-live="polite" className="mt-2.5 text-caption text-ink-faint">
        {t('onboarding.progress', { at: at + 1, total: onboardingSteps.length })}
      </p>
    </div>
  );
}
