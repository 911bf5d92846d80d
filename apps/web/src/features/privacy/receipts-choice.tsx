import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { privacySettingsQuery } from './privacy.queries.ts';

export function ReceiptsChoice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(privacySettingsQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => call('updatePrivacySettings', { show_receipts: isOn ? 1 : 0 }),
    onSuccess: (saved) => client.setQueryData(privacySettingsQuery.queryKey, saved),
    onError: (problem) => toast('error', errorText(problem)),
  });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-20" />
    );
  return (
    <CardSection>
      <Switch
        label={t('privacy.receipts')}
        hint={t('privacy.receiptsHint')}
        isOn={isPending ? variables : data.show_receipts === 1}
        isDisabled={isPending}
        onChange={mutate}
      />
    </CardSection>
  );
}
