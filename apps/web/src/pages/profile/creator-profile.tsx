import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { CharacterHead, CharacterHeadSkeleton } from '../../features/characters/character-head.tsx';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { editCharacterDialog } from '../../features/characters/edit-character.dialog.ts';
import { CharacterTabs } from '../../features/feed/character-tabs.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialogs.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** A creator's own page as others see it, with what only they see. */
export function CreatorProfile({ charId }: { charId: string }) {
  const { t } = useTranslation();
  const { data: character, error, refetch } = useQuery(characterQuery(charId));
  if (!character) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CharacterHeadSkeleton />;
  }
  return (
    <>
      <CharacterHead
        character={character}
        action={null}
        extras={
          <Button variant="secondary" onClick={() => void openDialog(editCharacterDialog, { character })}>
            <Pencil aria-hidden="true" className="size-4" />
            {t('profile.edit')}
          </Button>
        }
      />
      <CharacterTabs character={character} isOwn />
    </>
  );
}
