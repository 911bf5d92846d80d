import type { ProbeResult } from '@kindred/contract/cards/proof';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { streamCall } from '../../../lib/call/stream/stream-call.ts';
import { cardStudioQuery } from '../cards.queries.ts';
import { useDraftStore } from '../draft/use-draft.ts';

export type Progress = { total: number; results: readonly ProbeResult[] };

/** Runs the checks on the draft as it is, showing each as it is through; the finished proof goes to the studio. */
export function useRunProof() {
  const client = useQueryClient();
  const { flush } = useDraftStore();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      if (!(await flush())) return;
      setProgress({ total: 0, results: [] });
      for await (const line of streamCall('runCardProof', {}, { signal: controller.signal })) {
        const { total, result, proof } = line;
        if (result) setProgress((now) => ({ total, results: [...(now?.results ?? []), result] }));
        if (proof) client.setQueryData(cardStudioQuery.queryKey, (now) => now && { ...now, proof });
      }
    },
    onSettled: () => setProgress(undefined),
  });
  return { run, progress };
}
