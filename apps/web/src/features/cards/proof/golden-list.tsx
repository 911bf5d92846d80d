import { goldenMax } from '@kindred/contract/cards/limits';
import type { GoldenConversation } from '@kindred/contract/cards/proof';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { cardStudioQuery } from '../cards.queries.ts';
import { GoldenForm } from './golden-form.tsx';
import { useCheckText } from './probe-result-view.tsx';

/** Conversations that the creator keeps: each is replayed before a card is published. */
export function GoldenList({ golden }: { golden: readonly GoldenConversation[] }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<number>();
  const save = useSaveGolden(() => setEdited(undefined));
  const put = (place: number, conversation: GoldenConversation) =>
    save.mutate(place < golden.length ? golden.with(place, conversation) : [...golden, conversation]);
  const form = (place: number) => (
    <GoldenForm
      key={place}
      golden={golden[place]}
      isSaving={save.isPending}
      error={save.error}
      onSave={(conversation) => put(place, conversation)}
      onCancel={() => setEdited(undefined)}
    />
  );
  return (
    <CardSection title={t('cardStudio.golden')} hint={t('cardStudio.goldenHint')}>
      {golden.length === 0 && edited === undefined && (
        <p className="py-3 text-ink-soft">{t('cardStudio.noGolden')}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {golden.map((conversation, place) =>
          place === edited ? (
            // Two may have the same title, so the key is the place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={place}>{form(place)}</li>
          ) : (
            <GoldenRow
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={place}
              golden={conversation}
              onEdit={() => setEdited(place)}
              onRemove={() => save.mutate(golden.toSpliced(place, 1))}
            />
          ),
        )}
      </ul>
      {edited === golden.length ? (
        form(golden.length)
      ) : (
        <Button
          variant="secondary"
          className="my-3"
          disabled={golden.length >= goldenMax.conversations}
          onClick={() => setEdited(golden.length)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('cardStudio.addGolden')}
        </Button>
      )}
    </CardSection>
  );
}

type GoldenRowProps = { golden: GoldenConversation; onEdit: () => void; onRemove: () => void };

function GoldenRow({ golden: { title, checks }, onEdit, onRemove }: GoldenRowProps) {
  const { t } = useTranslation();
  const describe = useCheckText();
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-ink-soft">{checks.map(describe).join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={t('cardStudio.editGoldenNamed', { title })}
          onClick={onEdit}
        >
          {t('cardStudio.editGolden')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('cardStudio.removeGoldenNamed', { title })}
          onClick={onRemove}
        >
          {t('cardStudio.removeGolden')}
        </Button>
      </div>
    </li>
  );
}

function useSaveGolden(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (list: readonly GoldenConversation[]) => call('saveGoldenConversations', { list: [...list] }),
    onSuccess: ({ list }) => {
      client.setQueryData(
        cardStudioQuery.queryKey,
        (now) => now && { ...now, golden: list, proof: now.proof && { ...now.proof, is_current: false } },
      );
      onSaved();
    },
  });
}
