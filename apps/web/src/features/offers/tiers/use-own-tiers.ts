import type { CallInput } from '@kindred/contract/all/calls';
import type { OwnTiers } from '@kindred/contract/subscriptions/tier-calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { charactersKey } from '../../characters/characters.queries.ts';
import { ownTiersQuery } from '../offers.queries.ts';

export function useSaveTier() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (tier: CallInput<'saveTier'>) => call('saveTier', tier),
    onSuccess: (tiers) => {
      show(client, tiers);
      toast('success', t('common.saved'));
    },
  });
}

/** Sells a tier no more. */
export function useRetireTier() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (level: number) => call('retireTier', { level }),
    onSuccess: (tiers) => {
      show(client, tiers);
      toast('success', t('ownTiers.retired'));
    },
  });
}

function show(client: QueryClient, tiers: OwnTiers): void {
  client.setQueryData(ownTiersQuery.queryKey, tiers);
  void client.invalidateQueries({ queryKey: charactersKey });
}
