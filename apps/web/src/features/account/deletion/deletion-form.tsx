import type { DeletionPreview } from '@kindred/contract/account/calls';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** The last step: what ends with the account in one sentence, and a word typed in full. */
export function DeletionForm({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const deletion = useDeleteAccount();
  const word = t('prefs.delete.word');
  const isTyped = typed.trim().toUpperCase() === word;
  return (
    <CardSection title={t('prefs.delete.confirmTitle')}>
      <form
        action={() => {
          if (isTyped) deletion.mutate();
        }}
        className="flex flex-col gap-4 py-3"
      >
        <Ends preview={preview} />
        <Input
          label={t('prefs.delete.typeWord', { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={deletion.error ? errorText(deletion.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="danger"
          className="self-start"
          isLoading={deletion.isPending}
          disabled={!isTyped}
        >
          {t('prefs.delete.action')}
        </Button>
      </form>
    </CardSection>
  );
}

function Ends({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation();
  const { diamonds, unlocked_posts: posts, subscriptions } = preview;
  const earnings = preview.pending_usd_cents + preview.available_usd_cents;
  return (
    <p>
      {t('prefs.delete.ends', { diamonds, worth: formatUsd(diamonds), posts, subscriptions })}
      {earnings > 0 && ` ${t('prefs.delete.endsEarnings', { earnings: formatUsd(earnings) })}`}
    </p>
  );
}
