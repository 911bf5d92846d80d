import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogProps } from '../../ui/dialogs.ts';
import { Input } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { patchUser } from './users.queries.ts';

const longestNickname = 40;

/** Changes how the signed-in person is called. */
export function EditNicknameDialog({ nickname, onClose }: { nickname: string } & DialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState(nickname);
  const save = useMutation({
    mutationFn: () => call('updateUserData', { nickname: text.trim() }),
    onSuccess: (user) => {
      patchUser(client, user);
      toast('success', t('profile.saved'));
      onClose();
    },
  });
  return (
    <Dialog title={t('profile.editTitle')}>
      <form action={() => save.mutate()} className="flex flex-col gap-5">
        <Input
          label={t('profile.nickname')}
          value={text}
          maxLength={longestNickname}
          error={save.error ? errorText(save.error) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="large" isLoading={save.isPending} disabled={text.trim() === ''}>
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  );
}
