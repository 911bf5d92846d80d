import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftStore } from '../draft/use-draft.ts';

const fields = ['description', 'personality', 'scenario', 'first_mes', 'mes_example'] as const;

/** A card proposed from the creator's own posts and answers; they take over each field or leave it. */
export function WrittenProposal() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const write = useMutation({ mutationFn: () => call('writeCard', {}) });
  const proposal = write.data;
  const offered = fields.filter((field) => proposal && proposal[field] !== '');
  if (!proposal)
    return <ProposalRequest isLoading={write.isPending} error={write.error} onWrite={() => write.mutate()} />;
  return (
    <CardSection title={t('cardStudio.proposal')} hint={t('cardStudio.proposalHint')}>
      <ul className="flex flex-col divide-y divide-line">
        {offered.map((field) => (
          <li key={field} className="flex flex-col gap-2 py-3">
            <div className="flex items-center justify-between gap-4">
              <h4 className="font-medium">{t(`cardStudio.field.${field}`)}</h4>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('cardStudio.useField', { field: t(`cardStudio.field.${field}`) })}
                onClick={() => change({ [field]: proposal[field] })}
              >
                {t('cardStudio.use')}
              </Button>
            </div>
            <p dir="auto" className="whitespace-pre-wrap text-ink-soft">
              {proposal[field]}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 py-3">
        <Button
          size="small"
          onClick={() => {
            change(Object.fromEntries(offered.map((field) => [field, proposal[field]])));
            write.reset();
          }}
        >
          {t('cardStudio.useAll')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => write.reset()}>
          {t('cardStudio.closeProposal')}
        </Button>
      </div>
    </CardSection>
  );
}

type ProposalRequestProps = { isLoading: boolean; error: Error | null; onWrite: () => void };

function ProposalRequest({ isLoading, error, onWrite }: ProposalRequestProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" isLoading={isLoading} onClick={onWrite}>
        <PenLine aria-hidden="true" className="size-4" />
        {t('cardStudio.write')}
      </Button>
      <p className="text-caption text-ink-soft">{t('cardStudio.writeHint')}</p>
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
