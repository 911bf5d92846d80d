import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { type OnboardingStep, onboardingSteps } from './onboarding-steps.ts';

type StepLayoutProps = {
  step: OnboardingStep;
  referral: string | undefined;
  lead: string;
  /** What the button that goes on says, whether it may, and whether it is at it. */
  action: string;
  isReady?: boolean;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** One step: its name, its fields, the way back and the way on. */
export function StepLayout({
  step,
  referral,
  lead,
  action,
  isReady = true,
  isBusy = false,
  onSubmit,
  children,
}: StepLayoutProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = onboardingSteps[onboardingSteps.indexOf(step) - 1];
  // Keyboards and screen readers start at the beginning of the new step.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="font-bold text-title outline-none">
        {t(`onboarding.steps.${step}`)}
      </h2>
      <p className="mt-2 mb-7 text-ink-soft">{lead}</p>
      <div className="flex flex-col gap-6">{children}</div>
      <footer className="mt-9 flex items-center justify-between gap-3">
        {before ? (
          <Link to={paths.onboarding({ referral, step: before })} className={buttonClass('quiet', 'large')}>
            {t('common.back')}
          </Link>
        ) : (
          <span />
        )}
        <Button type="submit" size="large" isDimmed={!isReady} isLoading={isBusy}>
          {action}
        </Button>
      </footer>
    </form>
  );
}
