import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { exportsQuery } from './own-data.queries.ts';

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('requestExport', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}
