import { type CreatorKind, creatorKinds } from '@kindred/contract/characters/limits';
import { longest } from '@kindred/contract/onboarding/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { kindLooks } from '../../characters/kind-looks.ts';
import { PictureField } from '../../characters/picture-field.tsx';
import { creatorShareQuery } from '../../wallet/wallet.queries.ts';
import { HandleField } from '../handle-field.tsx';
import { isStepDone } from '../onboarding-steps.ts';
import { StepLayout } from '../step-layout.tsx';
import type { StepProps } from '../step-props.ts';
import { useHandleCheck } from '../use-handle-check.ts';
import { useObjectUrl } from '../use-object-url.ts';

/** Name, handle, words and pictures: the public face. */
export function WhoStep({ form, referral, refused, onNext }: StepProps) {
  const { t } = useTranslation();
  const percent = useQuery(creatorShareQuery).data?.creator_share_percent;
  const { draft, pictures, change, choosePicture } = form;
  const [isReminded, setReminded] = useState(false);
  const handleState = useHandleCheck(draft.handle);
  const isReady = isStepDone('who', draft) && handleState !== 'taken';
  const refusedText = (field: string) => (refused?.field === field ? refused.text : undefined);
  return (
    <StepLayout
      step="who"
      referral={referral}
      lead={percent === undefined ? t('onboarding.lead') : t('onboarding.leadKeep', { percent })}
      action={t('common.continue')}
      isReady={isReady}
      onSubmit={() => (isReady ? onNext() : setReminded(true))}
    >
      <Input
        label={t('onboarding.name')}
        hint={t('onboarding.nameHint')}
        error={isReminded && draft.name.trim() === '' ? t('onboarding.nameMissing') : refusedText('name')}
        value={draft.name}
        maxLength={longest.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <HandleField
        value={draft.handle}
        state={handleState}
        isReminded={isReminded}
        error={refusedText('handle')}
        onChange={(handle) => change({ handle })}
      />
      <Input
        label={t('onboarding.tagline')}
        hint={t('onboarding.taglineHint')}
        error={refusedText('tagline')}
        value={draft.tagline}
        maxLength={longest.tagline}
        onChange={(event) => change({ tagline: event.target.value })}
      />
      <TextArea
        label={t('onboarding.bio')}
        error={refusedText('bio')}
        value={draft.bio}
        maxLength={longest.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <KindField kind={draft.kind} onChange={(kind) => change({ kind })} />
      <PictureFields pictures={pictures} onChoose={choosePicture} />
    </StepLayout>
  );
}

type KindFieldProps = { kind: CreatorKind | ''; onChange: (kind: CreatorKind | '') => void };

function KindField({ kind, onChange }: KindFieldProps) {
  const { t } = useTranslation();
  const kinds = [
    { value: '' as const, label: t('onboarding.kindNone') },
    ...creatorKinds.map((value) => ({ value, label: t(kindLooks[value].label) })),
  ];
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium text-caption text-ink-soft">{t('onboarding.kind')}</span>
      <ChoiceChips<CreatorKind | ''>
        label={t('onboarding.kind')}
        choices={kinds}
        value={kind}
        onChange={onChange}
      />
    </div>
  );
}

type PictureFieldsProps = {
  pictures: StepProps['form']['pictures'];
  onChoose: StepProps['form']['choosePicture'];
};

function PictureFields({ pictures, onChoose }: PictureFieldsProps) {
  const { t } = useTranslation();
  const avatar = useObjectUrl(pictures.avatar);
  const banner = useObjectUrl(pictures.banner);
  return (
    <div className="flex flex-col gap-4">
      <PictureField
        label={t('onboarding.banner')}
        shape="banner"
        current={banner}
        onChoose={(file) => onChoose('banner', file)}
      />
      <PictureField
        label={t('onboarding.avatar')}
        shape="round"
        current={avatar}
        onChoose={(file) => onChoose('avatar', file)}
      />
      <p className="text-caption text-ink-faint">{t('onboarding.pictureHint')}</p>
    </div>
  );
}
