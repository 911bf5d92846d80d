import type { CharacterInfo } from '@kindred/contract/characters';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogProps } from '../../ui/dialogs.ts';
import { Input, TextArea } from '../../ui/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { type CharacterDraft, useUpdateDigitalHuman } from './use-update-digital-human.ts';

/** Changes a creator's public face: pictures, name and words. */
export function EditCharacterDialog({ character, onClose }: { character: CharacterInfo } & DialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<CharacterDraft>({
    name: character.name,
    tagline: character.tagline,
    bio: character.bio,
    files: {},
  });
  const save = useUpdateDigitalHuman(character.char_id, onClose);
  const set = (change: Partial<CharacterDraft>) => setDraft({ ...draft, ...change });
  const choose = (name: 'avatar' | 'banner') => (file: File) =>
    set({ files: { ...draft.files, [name]: file } });
  return (
    <Dialog title={t('profile.editTitle')}>
      <form action={() => save.mutate(draft)} className="flex flex-col gap-5">
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
        <Input
          label={t('profile.name')}
          value={draft.name}
          maxLength={60}
          required
          onChange={(event) => set({ name: event.target.value })}
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
        {save.error && (
          <p role="alert" className="text-danger">
            {errorText(save.error)}
          </p>
        )}
        <Button type="submit" size="large" isLoading={save.isPending}>
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  );
}
