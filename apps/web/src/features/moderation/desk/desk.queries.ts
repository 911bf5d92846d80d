import type { CaseDecision, DecisionReason, StaffQueue } from '@kindred/contract/moderation/limits';
import { claimSeconds } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import type { Language } from '@kindred/contract/wire/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { callKey, callPages, callQuery } from '../../../lib/call/call-queries.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export type CaseState = StaffCase['state'];

export const casesQuery = (queue: StaffQueue, state: CaseState) => ({
  ...callPages('listCases', { queue, state, size: 30 }),
  refetchInterval: 30_000,
});

/** Claims an open case while it is on the screen, and renews the claim long before it ends. */
export function useClaim({ case_id, queue, state }: StaffCase) {
  return useQuery({
    queryKey: callKey('claimCase', { queue, case_id }),
    queryFn: ({ signal }) => call('claimCase', { queue, case_id }, { signal }),
    enabled: state === 'open',
    refetchInterval: (claimSeconds / 2) * 1000,
    refetchIntervalInBackground: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export type Decision = {
  decision: CaseDecision;
  reason: DecisionReason;
  note: string;
  reply: string;
  days?: number;
};

export const savedRepliesQuery = (language: Language) => callQuery('listSavedReplies', { language });

export function useDecideCase(
  { case_id, queue }: StaffCase,
  onDone: (state: 'decided' | 'proposed') => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => call('decideCase', { queue, case_id, ...decision }),
    onSuccess: ({ state }) => onDone(state),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: callKey('listCases') }),
  });
}

/** Gathers what is open about the person of a case. */
export function useSweepPerson(of: { queue: StaffQueue; case_id: string }, onDone: (count: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('sweepPerson', of),
    onSuccess: ({ count }) => onDone(count),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: callKey('listCases') }),
  });
}
