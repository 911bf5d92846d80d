import type { SignInProvider } from '@kindred/contract/users/calls';
import { useState } from 'react';
import { authorizeUrl } from '../../features/users/sign-in.ts';
import { startAttempt } from '../../features/users/sign-in-attempt.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { readSetting } from '../../lib/storage/device.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ConsentBox } from './consent-box.tsx';
import { ProviderMark } from './provider-mark.tsx';

/** What the providers ask for: Google's button is light or dark with its own greys, Apple's is black or white. */
const buttonColors = {
  google:
    'border-[#747775] bg-white text-[#1f1f1f] hover:bg-[#f2f2f2] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3] dark:hover:bg-[#1f1f20]',
  apple:
    'border-black bg-black text-white hover:bg-[#1c1c1e] dark:border-white dark:bg-white dark:text-black dark:hover:bg-[#ececec]',
};

type SignInFormProps = {
  /** Undefined until they are known. */
  providers: readonly SignInProvider[] | undefined;
  termsVersion: string | undefined;
  referral: string | undefined;
};

/**
 * Age and terms, then one button per provider. The box is never ticked beforehand. In a browser where these terms were
 * confirmed it may stay empty; a new person confirms them on the way back from the provider.
 */
export function SignInForm({ providers, termsVersion, referral }: SignInFormProps) {
  const { t } = useTranslation();
  const [hasConsented, setConsented] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const [leavingTo, setLeavingTo] = useState<SignInProvider['provider']>();
  const isKnown = termsVersion !== undefined && readSetting('consent') === termsVersion;
  const mayGo = hasConsented || isKnown;

  const go = (chosen: SignInProvider) => {
    if (!mayGo) return setReminded(true);
    const { provider } = chosen;
    setLeavingTo(provider);
    location.assign(authorizeUrl(chosen, startAttempt({ provider, referral, hasConsented, termsVersion })));
  };

  return (
    <div className="flex flex-col gap-3">
      <ConsentBox isTicked={hasConsented} onTick={setConsented} isReminded={isReminded && !mayGo} />
      {!providers && <Skeleton className="h-[7.25rem] rounded-card" />}
      {providers?.map((provider) => (
        <Button
          key={provider.provider}
          variant="plain"
          className={buttonColors[provider.provider]}
          size="large"
          isDimmed={!mayGo}
          isLoading={leavingTo === provider.provider}
          onClick={() => go(provider)}
        >
          {leavingTo !== provider.provider && <ProviderMark provider={provider.provider} />}
          {t(`login.${provider.provider}`)}
        </Button>
      ))}
      {providers?.some(({ demo }) => demo) && (
        <p className="text-caption text-ink-faint">{t('login.demo')}</p>
      )}
    </div>
  );
}
