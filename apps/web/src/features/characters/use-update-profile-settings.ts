import type { ProfileSettings } from '@kindred/contract/characters/calls';
import { call } from '../../lib/call/call.ts';
import { useOptimisticChange } from '../../lib/call/use-optimistic-change.ts';
import { profileSettingsQuery } from './characters.queries.ts';

/** Changes settings of the own character: shown at once, reverted when the save fails. */
export function useUpdateProfileSettings() {
  return useOptimisticChange<ProfileSettings, Partial<ProfileSettings>>({
    queryKey: profileSettingsQuery.queryKey,
    send: (change) => call('updateProfileSettings', change),
    show: (settings, change) => ({ ...settings, ...change }),
  });
}
