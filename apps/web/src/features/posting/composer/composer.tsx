import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { postState } from '@kindred/contract/posts/limits';
import { Info } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { isPro } from '../../characters/tier-price.ts';
import { type Draft, draftProblem } from '../drafts/draft.ts';
import { type Composer as ComposerStore, createComposer } from '../uploads/composer-store.ts';
import { MediaField } from '../uploads/media-field.tsx';
import { CaptionField } from './caption-field.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { PriceField } from './price-field.tsx';
import { ProblemText } from './problem-text.tsx';
import { SaveButton } from './save-button.tsx';
import { TierField } from './tier-field.tsx';
import { TimesField } from './times-field.tsx';
import { useAutosave } from './use-autosave.ts';
import { useSavePost } from './use-save-post.ts';
import { VisibilityField } from './visibility-field.tsx';

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
  const isInReview = edited?.state === postState.pending || edited?.state === postState.rejected;

  const save = () => {
    setShowsProblem(problem !== undefined);
    if (problem === undefined && !saving.isPending) saving.mutate();
  };

  return (
    <Page
      title={t(edited ? 'composer.editTitle' : 'nav.createPost')}
      isWide
      actions={
        <SaveButton
          state={draft.state}
          wasPublic={edited?.state === postState.published}
          isDimmed={problem !== undefined}
          reasonId={problemId}
          isSaving={saving.isPending}
          onSave={save}
        />
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-7">
          <ProblemText id={problemId} problem={problem} isUrgent={showsProblem} />
          {saving.error && (
            <p role="alert" className="rounded-card bg-sunken px-4 py-3 text-danger">
              {errorText(saving.error)}
            </p>
          )}
          {isInReview && <Note text={t('composer.inReview')} />}
          {edited?.isBought && <Note text={t('composer.isBought')} />}
          <CaptionField content={draft.content} onChange={(content) => composer.change({ content })} />
          <MediaField composer={composer} draft={draft} isFixed={edited?.isBought ?? false} />
          <PriceField draft={draft} isProPage={isPro(character)} onChange={composer.change} />
          {character.has_tiers && (
            <TierField level={draft.tierLevel} onChange={(tierLevel) => composer.change({ tierLevel })} />
          )}
          {!isInReview && !edited?.isBought && (
            <VisibilityField state={draft.state} onChange={(state) => composer.change({ state })}>
              <TimesField draft={draft} onChange={composer.change} />
            </VisibilityField>
          )}
        </div>
        <DraftPreview draft={draft} character={character} />
      </div>
    </Page>
  );
}

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

function Note({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
