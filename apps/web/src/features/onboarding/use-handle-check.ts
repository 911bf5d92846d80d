import { handlePattern } from '@kindred/contract/characters/limits';
import { tidyHandle } from '@kindred/contract/onboarding/limits';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts';

export type HandleState = 'empty' | 'invalid' | 'checking' | 'unchecked' | 'free' | 'taken';

const settleMs = 400;

/** What is known of a handle while it is being typed. The server decides when it is taken for good. */
export function useHandleCheck(typed: string): HandleState {
  const handle = tidyHandle(typed);
  const settled = useDebouncedValue(handle, settleMs);
  const isAsked = settled === handle && handlePattern.test(handle);
  const { data, error } = useQuery({
    ...callQuery('checkHandle', { handle: settled }),
    enabled: isAsked,
    staleTime: 10_000,
  });
  if (handle === '') return 'empty';
  if (!handlePattern.test(handle)) return 'invalid';
  if (!isAsked || (!data && !error)) return 'checking';
  // A handle that keeps the rules and is refused all the same is reserved, which looks the same as taken.
  if (data?.outcome === 'invalid') return 'taken';
  return data?.outcome ?? 'unchecked';
}
