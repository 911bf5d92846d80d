import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { emptyDraft } from '../drafts/draft.ts';
import { RestoreOffer } from '../drafts/restore-offer.tsx';
import { deleteSavedDraft, findSavedDraft } from '../drafts/saved-drafts.ts';
import { Composer, type ComposerProps } from './composer.tsx';

type RestorableComposerProps = {
  character: CharacterInfo;
  /** What it begins with when nothing was left unfinished, or that is let go. */
  fresh?: ComposerProps['start'];
  edited?: ComposerProps['edited'];
  /** What was begun is sent. */
  onDone?: () => void;
};

export function RestorableComposer({
  character,
  fresh = { draft: emptyDraft(character.group_id), isTouched: false },
  edited,
  onDone,
}: RestorableComposerProps) {
  const { t } = useTranslation();
  const [saved] = useState(() => findSavedDraft(character.user_id, edited?.postId));
  const [start, setStart] = useState(saved ? undefined : fresh);
  const [round, setRound] = useState(1);
  if (saved && !start) {
    return (
      <RestoreOffer
        title={t(edited ? 'composer.editTitle' : 'nav.createPost')}
        saved={saved}
        onRestore={(draft) => setStart({ draft, clientId: saved.clientId, isTouched: true })}
        onDiscard={() => {
          deleteSavedDraft(edited?.postId);
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
