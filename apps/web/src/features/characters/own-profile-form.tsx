import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Input, TextArea } from '../../ui/form/text-field.tsx';
import { CardSection, CardSectionRow } from '../../ui/layout/card-section.tsx';
import { useUser } from '../users/users.queries.ts';
import { characterQuery } from './characters.queries.ts';
import { KindChoice } from './kind-choice.tsx';
import { PictureField } from './picture-field.tsx';
import { type CharacterDraft, useUpdateOwnCharacter } from './use-update-own-character.ts';

/** A creator's public face: pictures, words, and what it is about. */
export function OwnProfileForm() {
  const charId = useUser()?.char_id ?? '';
  const { data: character, error, refetch } = useQuery({ ...characterQuery(charId), enabled: charId !== '' });
  if (error && !character) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!character) return <Skeleton className="h-128 rounded-card" />;
  return (
    <div className="flex flex-col gap-8">
      <Faces character={character} />
      <KindChoice />
    </div>
  );
}

function Faces({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  const { name, nickname, tagline, bio } = character;
  const form = useFormDraft<CharacterDraft>({
    name,
    nickname,
    tagline,
    bio,
    avatar: undefined,
    banner: undefined,
  });
  // Picture fields are reset after a save.
  const [round, setRound] = useState(0);
  const save = useUpdateOwnCharacter(character.char_id, () => {
    form.change({ avatar: undefined, banner: undefined });
    setRound((before) => before + 1);
  });
  return (
    <form action={() => save.mutate(form.values)} className="flex flex-col gap-8">
      <CardSection title={t('prefs.profile.pictures')}>
        <div key={round} className="flex flex-col gap-5 py-3">
          <PictureField
            label={t('profile.banner')}
            shape="banner"
            current={character.banner}
            onChoose={(banner) => form.change({ banner })}
          />
          <PictureField
            label={t('profile.avatar')}
            shape="round"
            current={character.avatar}
            onChoose={(avatar) => form.change({ avatar })}
          />
        </div>
      </CardSection>
      <CardSection title={t('prefs.profile.words')}>
        <div className="flex flex-col gap-5 py-3">
          <Input label={t('profile.name')} maxLength={60} required {...form.text('name')} />
          <Input
            label={t('prefs.profile.nickname')}
            hint={t('prefs.profile.nicknameHint')}
            maxLength={60}
            {...form.text('nickname')}
          />
          <Input label={t('profile.tagline')} maxLength={160} {...form.text('tagline')} />
          <TextArea label={t('profile.bio')} maxLength={2000} {...form.text('bio')} />
          <Handle handle={character.char_unique_id} />
        </div>
      </CardSection>
      <SaveBar isChanged={form.isDirty} isSaving={save.isPending} error={save.error} />
    </form>
  );
}

function Handle({ handle }: { handle: string }) {
  const { t } = useTranslation();
  return (
    <CardSectionRow
      label={t('prefs.profile.handle')}
      value={
        <>
          @{handle}
          <span className="block font-normal text-caption text-ink-faint">
            {t('prefs.profile.handleHint')}
          </span>
        </>
      }
      action={
        <Link to={paths.profile} className={buttonClass('quiet', 'small')}>
          {t('prefs.profile.see')}
        </Link>
      }
    />
  );
}
