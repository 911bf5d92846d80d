import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { kindLooks } from '../../characters/kind-looks.ts';
import { forYouKey, lessQuery } from '../posting.queries.ts';

type LessEntry = { name: string; input: CallInput<'wantLess'> };

/** Creators and topics that the person sees less of, each with a button to undo; null where there are none. */
export function LessList() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(lessQuery);
  const undo = useMutation({
    mutationFn: (input: LessEntry['input']) => call('wantLess', input),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: lessQuery.queryKey });
      await client.invalidateQueries({ queryKey: forYouKey });
    },
    onError: (error) => toast('warning', errorText(error)),
  });
  const entries = data ? entriesOf(data, t) : [];
  if (entries.length === 0) return null;
  return (
    <section className="mt-6" aria-label={t('forYou.lessTitle')}>
      <h3 className="font-semibold">{t('forYou.lessTitle')}</h3>
      <ul>
        {entries.map(({ name, input }) => (
          <li key={name} className="flex min-h-12 items-center justify-between gap-3">
            <span className="truncate">{name}</span>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('forYou.showAgainOf', { name })}
              onClick={() => undo.mutate(input)}
            >
              {t('forYou.showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function entriesOf(
  { creators, topics }: CallOutput<'listLess'>,
  t: ReturnType<typeof useTranslation>['t'],
): LessEntry[] {
  return [
    ...creators.map(({ char_id, name }) => ({
      name,
      input: { scope: 'creator', char_id, less: 0 } as const,
    })),
    ...topics.map((topic) => ({
      name: t(kindLooks[topic].label),
      input: { scope: 'topic', topic, less: 0 } as const,
    })),
  ];
}
