import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConsentBox } from './consent-box.tsx';

/** A new person returned from the provider without confirming age and terms, and does so here. */
export function ConsentStep({ onConsent }: { onConsent: () => void }) {
  const { t } = useTranslation();
  const [isTicked, setTicked] = useState(false);
  const [isReminded, setReminded] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium text-lead">
        {t('login.newHere')}
      </p>
      <ConsentBox isTicked={isTicked} onTick={setTicked} isReminded={isReminded && !isTicked} />
      <Button size="large" isDimmed={!isTicked} onClick={() => (isTicked ? onConsent() : setReminded(true))}>
        {t('login.goOn')}
      </Button>
    </div>
  );
}
