import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { refreshUser } from '../users/users.queries.ts';
import { patchCharacterCards } from './cached-cards.ts';
import { refreshCharacter } from './characters.queries.ts';

export type CharacterDraft = {
  name: string;
  nickname: string;
  tagline: string;
  bio: string;
  avatar: File | undefined;
  banner: File | undefined;
};

/** Saves the own character and updates every cached answer that shows it. */
export function useUpdateOwnCharacter(charId: string, onSaved: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ avatar, banner, ...texts }: CharacterDraft) =>
      call('updateOwnCharacter', texts, {
        files: { ...(avatar && { avatar }), ...(banner && { banner }) },
        timeoutMs: uploadMs,
      }),
    onSuccess: async (card) => {
      patchCharacterCards(client, charId, card);
      toast('success', t('profile.saved'));
      onSaved();
      await Promise.all([refreshCharacter(client, charId), refreshUser(client)]);
    },
  });
}

// Pictures may be large and the way up slow.
const uploadMs = 120_000;
