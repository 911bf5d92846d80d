import type { DeletionPreview } from '@kindred/contract/account/calls';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Group } from '../../../ui/layout/group.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** The last step: what ends with the account in one sentence, and a word typed in full. */
export function DeletionForm({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const erase = useDeleteAccount();
  const word = t('prefs.delete.word');
  const isTyped = typed.trim().toUpperCase() === word;
  return (
    <Group title={t('prefs.delete.confirmTitle')}>
      <form
        action={() => {
          if (isTyped) erase.mutate();
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
          error={erase.error ? errorText(erase.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="danger"
          className="self-start"
          isLoading={erase.isPending}
          disabled={!isTyped}
        >
          {t('prefs.delete.action')}
        </Button>
      </form>
    </Group>
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
