import type { StaffModel } from '@kindred/contract/ai-models/staff-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { staffModelQuery } from './staff-model.queries.ts';

export function CurrentModel({ current }: { current: StaffModel }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => call('disconnectModel', {}),
    onSuccess: (next) => {
      client.setQueryData(staffModelQuery.queryKey, next);
      toast('success', t('staffModel.disconnected'));
    },
    onError: (error) => toast('error', errorText(error)),
  });
  const { source, model, base_url: baseUrl, connected_time: connectedTime } = current;
  return (
    <CardSection title={t('staffModel.now')} level={2}>
      <div role="status" className="flex flex-col gap-1 py-2 wrap-anywhere">
        {source === 'none' ? (
          <p>{t('staffModel.offline')}</p>
        ) : (
          <>
            <p className="font-medium">{t('staffModel.connected', { model })}</p>
            <p className="text-caption text-ink-soft">
              <bdi>{baseUrl}</bdi>
              {connectedTime && ` · ${t('staffModel.since', { date: formatDate(connectedTime) })}`}
            </p>
          </>
        )}
        {source === 'environment' && <p className="text-ink-soft">{t('staffModel.environment')}</p>}
        {current.is_unreachable === 1 && <p className="text-warning">{t('staffModel.unreachable')}</p>}
      </div>
      {source === 'connected' && (
        <Button
          variant="secondary"
          className="my-2"
          isLoading={disconnect.isPending}
          onClick={() => disconnect.mutate()}
        >
          {t('staffModel.disconnect')}
        </Button>
      )}
    </CardSection>
  );
}
