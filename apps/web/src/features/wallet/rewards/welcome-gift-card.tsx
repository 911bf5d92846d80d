import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { welcomeGiftQuery } from '../wallet.queries.ts';
import { welcomeGiftDialog } from './welcome-gift.dialog.ts';

/** Offers the welcome gift again, until it has been received. */
export function WelcomeGiftCard() {
  const { t } = useTranslation();
  const { data: gift } = useQuery(welcomeGiftQuery);
  if (gift?.state !== 'offered') return null;
  const { diamonds } = gift;
  return (
    <section
      aria-labelledby="welcome-gift"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-ink">
        <Gift aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-48 grow">
        <h2 id="welcome-gift" className="font-semibold">
          {t('welcome.title')}
        </h2>
        <p className="text-ink-soft">{t('welcome.waiting', { count: diamonds })}</p>
      </div>
      <Button className="max-sm:w-full" onClick={() => void openDialog(welcomeGiftDialog, { diamonds })}>
        {t('welcome.receive')}
      </Button>
    </section>
  );
}
