import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { ConnectionError, UnreadableError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { formatUsd } from '../../lib/format/format.ts';
import { parseDollars } from '../../lib/format/parse-dollars.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Input } from '../../ui/form/text-field.tsx';
import { requestedPayoutKeys } from './payouts.queries.ts';

type PayoutRequestFormProps = { availableUsdCents: number; minUsdCents: number };

export function PayoutRequestForm({ availableUsdCents, minUsdCents }: PayoutRequestFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState((availableUsdCents / 100).toFixed(2));
  const [hasTried, setTried] = useState(false);
  const request = useRequestPayout();
  const cents = parseDollars(text);
  const isFit = cents !== undefined && cents >= minUsdCents && cents <= availableUsdCents;
  const range = { min: formatUsd(minUsdCents), available: formatUsd(availableUsdCents) };
  const send = () => {
    setTried(true);
    if (isFit) request.mutate(cents);
  };
  const problem = hasTried && !isFit ? t('payout.amountWrong', range) : undefined;
  return (
    <form action={send} className="flex flex-col gap-4">
      <Input
        label={t('payout.amount')}
        hint={t('payout.amountHint', range)}
        error={problem ?? (request.error ? errorText(request.error) : undefined)}
        inputMode="decimal"
        value={text}
        maxLength={12}
        className="max-w-60"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="self-start" isLoading={request.isPending}>
        {t('payout.request')}
      </Button>
    </form>
  );
}

/** A repeat after a lost answer is the same attempt, so it is never paid twice. */
function useRequestPayout() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const attempt = useRef<{ amount: number; key: string }>(undefined);
  return useMutation({
    mutationFn: (amount: number) => {
      if (attempt.current?.amount !== amount) attempt.current = { amount, key: crypto.randomUUID() };
      return call('requestPayout', { amount }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => toast('success', t('payout.requested')),
    onError: (error) => {
      const isLost = error instanceof ConnectionError || error instanceof UnreadableError;
      if (!isLost) attempt.current = undefined;
    },
    // What is available, the list and the account are asked again: one of them is why it was refused.
    onSettled: () =>
      Promise.all(requestedPayoutKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
