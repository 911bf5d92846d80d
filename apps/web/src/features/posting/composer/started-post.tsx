import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { emptyDraft } from '../drafts/draft.ts';
import { findKeptDraft, forgetDraft } from '../drafts/kept-drafts.ts';
import { RestoreOffer } from '../drafts/restore-offer.tsx';
import { Composer, type ComposerProps } from './composer.tsx';

type StartedPostProps = {
  character: CharacterInfo;
  /** What it begins with when nothing was left unfinished, or that is let go. */
  fresh?: ComposerProps['start'];
  edited?: ComposerProps['edited'];
  /** What was begun is sent. */
  onDone?: () => void;
};

/** The composer, after asking whether to go on with what was left unfinished here. */
export function StartedPost({
  character,
  fresh = { draft: emptyDraft(character.group_id), isTouched: false },
  edited,
  onDone,
}: StartedPostProps) {
  const { t } = useTranslation();
  const [kept] = useState(() => findKeptDraft(character.user_id, edited?.diaryId));
  const [start, setStart] = useState(kept ? undefined : fresh);
  const [round, setRound] = useState(1);
  if (kept && !start) {
    return (
      <RestoreOffer
        title={t(edited ? 'composer.editTitle' : 'nav.createPost')}
        kept={kept}
        onRestore={(draft) => setStart({ draft, clientId: kept.clientId, isTouched: true })}
        onDiscard={() => {
          forgetDraft(edited?.diaryId);
          setStart(fresh);
        }}
      />
    );
  }
  const endRound = () => {
    setStart(fresh);
    setRound(round + 1);
    onDone?.();
  };
  return (
    start && <Composer key={round} character={character} start={start} edited={edited} onDone={endRound} />
  );
}
