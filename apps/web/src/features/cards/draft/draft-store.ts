import type { CardStudio } from '@kindred/contract/cards/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { createStore, type StoreApi } from 'zustand';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { type CardDraft, toChange, toDraft, withStoredSources } from './card-draft.ts';

export type DraftState = {
  draft: CardDraft;
  version: number;
  /** `conflict`: another tab has changed it, nothing more is saved from here. */
  saving: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  error: unknown;
};

export type DraftStore = Pick<StoreApi<DraftState>, 'getState' | 'subscribe' | 'getInitialState'> & {
  change: (fields: Partial<CardDraft>) => void;
  /** Saves what has not been saved; resolves whether all of it is. */
  flush: () => Promise<boolean>;
};

type Saved = { version: number; is_changed: boolean };

const saveDelayMs = 800;

/** The draft in the editor. Each change is saved a moment after the last one, in order, one request at a time. */
export function createDraftStore(studio: CardStudio, onSaved: (saved: Saved) => void): DraftStore {
  const store = createStore(() => initialState(studio));
  let pending: Partial<CardDraft> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const save = async () => {
    const sent = pending;
    pending = {};
    store.setState({ saving: 'saving' });
    try {
      const { version } = store.getState();
      const saved = await call('saveCardDraft', { version, change: toChange(sent) });
      onSaved(saved);
      store.setState((state) => savedState(state, saved, sent, isEmpty(pending)));
      // Changes made meanwhile name entries as they were before.
      if (pending.book !== undefined) pending = { ...pending, book: store.getState().draft.book };
    } catch (error) {
      pending = { ...sent, ...pending };
      const isConflict = hasCode(error, refusalCodes.draftChanged);
      store.setState({ saving: isConflict ? 'conflict' : 'failed', error });
    }
  };

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    for (;;) {
      if (running) await running;
      else if (isEmpty(pending)) return true;
      else {
        running = save().finally(() => {
          running = undefined;
        });
        await running;
        const { saving } = store.getState();
        if (saving === 'failed' || saving === 'conflict') return false;
      }
    }
  };

  return {
    ...store,
    flush,
    change: (fields) => {
      pending = { ...pending, ...fields };
      const isStuck = store.getState().saving === 'conflict';
      store.setState(({ draft }) => ({
        draft: { ...draft, ...fields },
        saving: isStuck ? 'conflict' : 'waiting',
      }));
      clearTimeout(timer);
      if (!isStuck) timer = setTimeout(() => void flush(), saveDelayMs);
    },
  };
}

function initialState({ card, version }: CardStudio): DraftState {
  return { draft: toDraft(card), version, saving: 'saved', error: null };
}

function savedState(
  { draft }: DraftState,
  { version }: Saved,
  { book }: Partial<CardDraft>,
  isComplete: boolean,
): DraftState {
  const savedDraft = book === undefined ? draft : { ...draft, book: withStoredSources(draft.book, book) };
  return { draft: savedDraft, version, saving: isComplete ? 'saved' : 'waiting', error: null };
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
