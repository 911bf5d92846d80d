import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Input, TextArea } from '../../ui/form/text-field.tsx';
import { Group, GroupLine } from '../../ui/layout/group.tsx';
import { useUser } from '../users/users.queries.ts';
import { characterQuery } from './characters.queries.ts';
import { KindChoice } from './kind-choice.tsx';
import { PictureField } from './picture-field.tsx';
import { type CharacterDraft, useUpdateDigitalHuman } from './use-update-digital-human.ts';

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

const draftOf = ({ name, nickname, tagline, bio }: CharacterInfo): CharacterDraft => ({
  name,
  nickname,
  tagline,
  bio,
  files: {},
});

function Faces({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(character));
  const [round, setRound] = useState(0);
  const save = useUpdateDigitalHuman(character.char_id, () => {
    setDraft({ ...draft, files: {} });
    setRound(round + 1);
  });
  const set = (change: Partial<CharacterDraft>) => setDraft({ ...draft, ...change });
  const choose = (name: 'avatar' | 'banner') => (file: File) =>
    set({ files: { ...draft.files, [name]: file } });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(character)) || hasFiles(draft);
  return (
    <form action={() => save.mutate(draft)} className="flex flex-col gap-8">
      <Group title={t('prefs.profile.pictures')}>
        <div key={round} className="flex flex-col gap-5 py-3">
          <PictureField
            label={t('profile.banner')}
            shape="banner"
            current={character.banner}
            onChoose={choose('banner')}
          />
          <PictureField
            label={t('profile.avatar')}
            shape="round"
            current={character.avatar}
            onChoose={choose('avatar')}
          />
        </div>
      </Group>
      <Group title={t('prefs.profile.words')}>
        <div className="flex flex-col gap-5 py-3">
          <Input
            label={t('profile.name')}
            value={draft.name}
            maxLength={60}
            required
            onChange={(event) => set({ name: event.target.value })}
          />
          <Input
            label={t('prefs.profile.nickname')}
            hint={t('prefs.profile.nicknameHint')}
            value={draft.nickname ?? ''}
            maxLength={60}
            onChange={(event) => set({ nickname: event.target.value })}
          />
          <Input
            label={t('profile.tagline')}
            value={draft.tagline}
            maxLength={160}
            onChange={(event) => set({ tagline: event.target.value })}
          />
          <TextArea
            label={t('profile.bio')}
            value={draft.bio}
            maxLength={2000}
            onChange={(event) => set({ bio: event.target.value })}
          />
          <GroupLine
            label={t('prefs.profile.handle')}
            value={
              <>
                @{character.char_unique_id}
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
        </div>
      </Group>
      <SaveBar isChanged={isChanged} isSaving={save.isPending} error={save.error} />
    </form>
  );
}

function hasFiles({ files }: CharacterDraft): boolean {
  return Object.keys(files).length > 0;
}
