import type { AutoMessages } from '@kindred/contract/auto-messages/calls';
import { perDayMax } from '@kindred/contract/auto-messages/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { autoMessagesQuery } from './auto-messages.queries.ts';

const choices = [1, 2, 3, 5, 10, perDayMax];

export function FanBudget({ messages }: { messages: AutoMessages }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (per_day: number) => call('setAutoMessageBudget', { per_day }),
    onSuccess: (answer) => {
      client.setQueryData(autoMessagesQuery.queryKey, answer);
      toast('success', t('common.saved'));
    },
    onError: (error) => toast('error', errorText(error)),
  });
  const all = [...new Set([...choices, messages.per_day])].sort((a, b) => a - b);
  return (
    <CardSection>
      <Select
        label={t('prefs.auto.perDay')}
        hint={t('prefs.auto.perDayHint')}
        value={save.isPending ? save.variables : messages.per_day}
        onChange={({ target }) => save.mutate(Number(target.value))}
      >
        {all.map((count) => (
          <option key={count} value={count}>
            {t('prefs.auto.perDayCount', { count })}
          </option>
        ))}
      </Select>
    </CardSection>
  );
}
