import { postState } from '@kindred/contract/posts/limits';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../../lib/call/call-queries.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Input } from '../../../../ui/form/text-field.tsx';
import type { Draft } from '../../drafts/draft.ts';

type TimesFieldProps = {
  draft: Draft;
  onChange: (changes: Partial<Pick<Draft, 'publishAt' | 'expiresAt'>>) => void;
};

/** When a post appears and when it goes, on the clock of its creator. */
export function TimesField({ draft, onChange }: TimesFieldProps) {
  const { t } = useTranslation();
  const isPlanned = draft.state === postState.scheduled;
  const account = useQuery({ ...callQuery('getAccount', {}), enabled: isPlanned && draft.zone === '' });
  const zone = draft.zone || account.data?.timezone;
  if (!isPlanned && draft.state !== postState.published) return null;
  return (
    <div className="mt-4 grid gap-4">
      {isPlanned && (
        <Input
          type="datetime-local"
          label={t('composer.publishAt')}
          hint={zone && t('composer.zone', { zone: zone.replaceAll('_', ' ') })}
          value={draft.publishAt}
          onChange={({ target }) => onChange({ publishAt: target.value })}
        />
      )}
      <Input
        type="datetime-local"
        label={t('composer.expiresAt')}
        hint={t('composer.expiresHint')}
        value={draft.expiresAt}
        onChange={({ target }) => onChange({ expiresAt: target.value })}
      />
    </div>
  );
}
