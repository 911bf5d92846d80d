import type { CardStudio } from '@kindred/contract/cards/calls';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { setNavigationBlocker } from '../../../lib/navigation/navigation.ts';
import { getSession } from '../../../lib/storage/session.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { cardStudioQuery } from '../cards.queries.ts';
import type { CardDraft } from './card-draft.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
import { leaveStudioDialog } from './leave-studio.dialog.ts';

export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** The draft of this studio: what has changed is saved by itself, and nobody leaves with something unsaved unasked. */
export function useNewDraft(studio: CardStudio): DraftStore {
  const client = useQueryClient();
  const [store] = useState(() =>
    createDraftStore(studio, ({ version, is_changed }) =>
      client.setQueryData(
        cardStudioQuery.queryKey,
        (now) =>
          now && { ...now, version, is_changed, proof: now.proof && { ...now.proof, is_current: false } },
      ),
    ),
  );
  useEffect(() => {
    const isUnsaved = () => store.getState().saving !== 'saved' && getSession().token !== null;
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const removeBlocker = setNavigationBlocker(
      async () =>
        !isUnsaved() || (await store.flush()) || (await openDialog(leaveStudioDialog, {})) === 'leave',
    );
    return () => {
      window.removeEventListener('beforeunload', warn);
      removeBlocker();
      // Left by Back, which cannot be asked.
      if (isUnsaved()) void store.flush();
    };
  }, [store]);
  return store;
}

/** The store of the draft that is open. Throws outside of the studio. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('outside of the studio');
  return store;
}

/** A part of the draft's state; what it gives is compared by identity. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  return useStore(useDraftStore(), select);
}

export function useDraftField<Field extends keyof CardDraft>(field: Field): CardDraft[Field] {
  return useDraftState(({ draft }) => draft[field]);
}

type TextField = {
  [Field in keyof CardDraft]: CardDraft[Field] extends string ? Field : never;
}[keyof CardDraft];

/** What a text field needs: `<Input {...useDraftText('name')} />`. */
export function useDraftText(field: TextField) {
  const { change } = useDraftStore();
  return {
    value: useDraftField(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  };
}
