import { nicknameMaxLength } from '@kindred/contract/account/limits';
import type { UserData } from '@kindred/contract/users/calls';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useFormDraft } from '../../../lib/react/use-form-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { PictureField } from '../../characters/picture-field.tsx';
import { useUpdateUserData } from './use-update-user-data.ts';

type Person = { nickname: string; picture: File | undefined };

export function PersonForm({ user }: { user: UserData }) {
  const { t } = useTranslation();
  const form = useFormDraft<Person>({ nickname: user.nickname, picture: undefined });
  // The picture field is reset after a save.
  const [round, setRound] = useState(0);
  const save = useUpdateUserData(() => {
    form.change({ picture: undefined });
    setRound((before) => before + 1);
  });
  const isEmpty = form.values.nickname === '';
  const problem = save.error ? errorText(save.error) : undefined;
  return (
    <CardSection title={t('prefs.account.you')} hint={<Hint isCreator={user.is_creator === 1} />}>
      <form
        action={() => {
          if (!isEmpty) save.mutate(form.values);
        }}
        className="flex flex-col gap-5 py-3"
      >
        <div className="flex items-center gap-4">
          <PictureField
            key={round}
            label={t('profile.avatar')}
            shape="round"
            current={user.avatar}
            onChoose={(picture) => form.change({ picture })}
          />
          {user.avatar && user.is_creator === 0 && (
            <Button
              variant="quiet"
              size="small"
              isLoading={save.isPending}
              onClick={() => save.mutate({ avatar: '' })}
            >
              {t('prefs.account.removePicture')}
            </Button>
          )}
        </div>
        <Input
          label={t('profile.nickname')}
          maxLength={nicknameMaxLength}
          autoComplete="nickname"
          error={isEmpty ? t('prefs.account.nicknameEmpty') : problem}
          {...form.text('nickname')}
        />
        <Button
          type="submit"
          className="self-start"
          isLoading={save.isPending}
          disabled={!form.isDirty || isEmpty}
        >
          {t('common.save')}
        </Button>
      </form>
    </CardSection>
  );
}

function Hint({ isCreator }: { isCreator: boolean }) {
  const { t } = useTranslation();
  if (!isCreator) return t('prefs.account.youHint');
  const link = (words: ReactNode) => (
    <Link to={paths.setting('creator-config/profile-settings')} className="underline hover:text-ink">
      {words}
    </Link>
  );
  return <RichText text="prefs.account.creatorHint" parts={{ link }} />;
}
