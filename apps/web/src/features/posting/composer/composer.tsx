import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { postState } from '@kindred/contract/posts/limits';
import { Info } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { type Draft, type DraftProblem, draftProblem } from '../drafts/draft.ts';
import { type Composer as ComposerStore, createComposer } from '../uploads/composer-store.ts';
import { MediaField } from '../uploads/media-field.tsx';
import { CaptionField } from './caption-field.tsx';
import { choiceDialog } from './choices/choice.dialog.ts';
import { ChoiceChips } from './choices/choice-chips.tsx';
import type { ChoiceName } from './choices/choice-sheet.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { ProblemText } from './problem-text.tsx';
import { SaveButton } from './save-button.tsx';
import { useAutosave } from './use-autosave.ts';
import { useSavePost } from './use-save-post.ts';

export type ComposerProps = {
  character: CharacterInfo;
  /** What it begins with, and whether that is unsaved already. */
  start: { draft: Draft; clientId?: string | undefined; isTouched: boolean };
  /** The post that is edited; undefined for a new one. */
  edited?: { postId: string; state: number; isBought: boolean } | undefined;
  /** The post was sent and the page left: the next draft starts empty. */
  onDone: () => void;
};

/** Writes a post: what is in it, who pays, who sees it, and beside it what comes out. */
export function Composer({ character, start, edited, onDone }: ComposerProps) {
  const { t } = useTranslation();
  const [composer] = useState(() => createComposer(start.draft, start.clientId, start.isTouched));
  const draft = useStore(composer, (state) => state.draft);
  const [showsProblem, setShowsProblem] = useState(false);
  useAutosave(composer, { userId: character.user_id, postId: edited?.postId });
  useEnd(composer, onDone);
  const saving = useSavePost(composer, edited?.postId);
  const problem = draftProblem(draft);
  const problemId = useId();
  const captionRef = useRef<HTMLTextAreaElement>(null);
  const isInReview = edited?.state === postState.pending || edited?.state === postState.rejected;

  const save = () => {
    setShowsProblem(problem !== undefined);
    if (problem === undefined) return saving.isPending ? undefined : saving.mutate();
    document.getElementById(problemId)?.scrollIntoView({ block: 'center' });
    if (problem === 'empty') captionRef.current?.focus({ preventScroll: true });
    const choice = choiceOf[problem];
    if (choice) void openDialog(choiceDialog, { name: choice, composer, character });
  };

  return (
    <Page
      title={t(edited ? 'composer.editTitle' : 'nav.createPost')}
      isWide
      actions={
        <SaveButton
          state={draft.state}
          wasPublic={edited?.state === postState.published}
          reasonId={problem && problemId}
          isSaving={saving.isPending}
          onSave={save}
        />
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-7">
          <Notes error={saving.error} isInReview={isInReview} isBought={edited?.isBought ?? false} />
          <MediaField composer={composer} draft={draft} isFixed={edited?.isBought ?? false} />
          <CaptionField
            ref={captionRef}
            content={draft.content}
            onChange={(content) => composer.change({ content })}
          />
          <ProblemText id={problemId} problem={problem} isUrgent={showsProblem} />
          <ChoiceChips
            composer={composer}
            character={character}
            hasFixedTime={isInReview || (edited?.isBought ?? false)}
          />
        </div>
        <DraftPreview draft={draft} character={character} />
      </div>
    </Page>
  );
}

/** The sheet in which what is missing is said. */
const choiceOf: { [problem in DraftProblem]?: ChoiceName } = { price: 'price', time: 'when', poll: 'poll' };

// The page is kept alive out of sight, with what was sent still in it.
function useEnd(composer: ComposerStore, onDone: () => void): void {
  const end = useEffectEvent(() => {
    if (!composer.getState().isSaved) return;
    for (const { localUrl, posterUrl } of composer.getState().draft.items) {
      if (localUrl) URL.revokeObjectURL(localUrl);
      if (posterUrl) URL.revokeObjectURL(posterUrl);
    }
    onDone();
  });
  useEffect(() => () => end(), []);
}

type NotesProps = { error: Error | null; isInReview: boolean; isBought: boolean };

function Notes({ error, isInReview, isBought }: NotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {error && (
        <p role="alert" className="rounded-card bg-sunken px-4 py-3 text-danger">
          {errorText(error)}
        </p>
      )}
      {isInReview && <Note text={t('composer.inReview')} />}
      {isBought && <Note text={t('composer.isBought')} />}
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
