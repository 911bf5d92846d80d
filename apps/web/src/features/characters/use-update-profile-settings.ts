import type { ProfileSettings } from '@kindred/contract/characters/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { profileSettingsQuery } from './characters.queries.ts';

/** Changes how one's own character meets people: shown at once, reverted when it cannot be saved. */
export function useUpdateProfileSettings() {
  const client = useQueryClient();
  const { queryKey } = profileSettingsQuery;
  return useMutation({
    mutationFn: (change: Partial<ProfileSettings>) => call('updateProfileSettings', change),
    scope: { id: 'profile-settings' },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
