import { goalDiamonds, goalTitleMax } from '@kindred/contract/posting/limits';
import type { Post } from '@kindred/contract/posts/calls';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { useSetGoal } from './use-manage-post.ts';

export function GoalDialog({ post, onClose }: { post: Post } & DialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(post.goal?.title ?? '');
  const [diamonds, setDiamonds] = useState(String(post.goal?.diamonds ?? ''));
  const [hasTried, setTried] = useState(false);
  const save = useSetGoal(post, onClose);
  const amount = /^\d{1,7}$/.test(diamonds.trim()) ? Number(diamonds) : 0;
  const isAmount = amount >= goalDiamonds.min && amount <= goalDiamonds.max;
  const send = () => {
    setTried(true);
    if (title.trim() && isAmount) save.mutate({ title: title.trim(), diamonds: amount });
  };
  return (
    <Dialog title={t('goal.title')}>
      <form action={send} noValidate className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('goal.text')}</p>
        <Input
          label={t('goal.what')}
          maxLength={goalTitleMax}
          value={title}
          error={hasTried && !title.trim() ? t('goal.whatMissing') : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Input
          label={t('goal.diamonds')}
          hint={t('goal.diamondsHint', goalDiamonds)}
          inputMode="numeric"
          value={diamonds}
          error={hasTried && !isAmount ? t('goal.diamondsHint', goalDiamonds) : undefined}
          onChange={({ target }) => setDiamonds(target.value)}
        />
        {save.error && (
          <p role="alert" className="text-danger">
            {errorText(save.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={save.isPending}>
            {t('goal.save')}
          </Button>
          {post.goal && (
            <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate(null)}>
              {t('goal.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
