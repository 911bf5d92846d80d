import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { CommentingChoice } from '../../../characters/commenting-choice.tsx';
import { isPro } from '../../../characters/tier-price.ts';
import type { Composer } from '../../uploads/composer-store.ts';
import { AudienceField } from './audience-field.tsx';
import { LabelsField } from './labels-field.tsx';
import { MembersField } from './members-field.tsx';
import { PollField } from './poll-field.tsx';
import { PriceField } from './price-field.tsx';
import { TierField } from './tier-field.tsx';
import { TimesField } from './times-field.tsx';
import { VisibilityField } from './visibility-field.tsx';

export type ChoiceName = 'audience' | 'price' | 'when' | 'comments' | 'poll' | 'labels';

export type ChoiceSheetProps = { name: ChoiceName; composer: Composer; character: CharacterInfo };

/** One choice about the post that is written; what is chosen holds at once. */
export function ChoiceSheet({ name, onClose, ...props }: ChoiceSheetProps & DialogProps) {
  const { t } = useTranslation();
  const Fields = fieldsOf[name];
  return (
    <Dialog
      title={t(`composer.chip.${name}`)}
      footer={
        <Button className="w-full" onClick={() => onClose()}>
          {t('composer.done')}
        </Button>
      }
    >
      <Fields {...props} />
    </Dialog>
  );
}

type ChoiceProps = Omit<ChoiceSheetProps, 'name'>;

function AudienceChoice({ composer, character }: ChoiceProps) {
  const draft = useStore(composer, (state) => state.draft);
  const isProPage = isPro(character);
  return (
    <>
      {draft.isPaid && <MembersField draft={draft} isProPage={isProPage} onChange={composer.change} />}
      {!draft.isPaid && draft.tierLevel === 0 && (
        <AudienceField
          isOpen={draft.isOpen}
          isProPage={isProPage}
          onChange={(isOpen) => composer.change({ isOpen })}
        />
      )}
      {character.has_tiers && (
        <TierField level={draft.tierLevel} onChange={(tierLevel) => composer.change({ tierLevel })} />
      )}
    </>
  );
}

function PriceChoice({ composer }: ChoiceProps) {
  const draft = useStore(composer, (state) => state.draft);
  return <PriceField draft={draft} onChange={composer.change} />;
}

function WhenChoice({ composer }: ChoiceProps) {
  const draft = useStore(composer, (state) => state.draft);
  return (
    <VisibilityField state={draft.state} onChange={(state) => composer.change({ state })}>
      <TimesField draft={draft} onChange={composer.change} />
    </VisibilityField>
  );
}

function PollChoice({ composer }: ChoiceProps) {
  const poll = useStore(composer, (state) => state.draft.poll);
  return <PollField poll={poll} onChange={(changed) => composer.change({ poll: changed })} />;
}

function LabelsChoice({ composer }: ChoiceProps) {
  const labels = useStore(composer, (state) => state.draft.labels);
  return <LabelsField labels={labels} onChange={(changed) => composer.change({ labels: changed })} />;
}

const fieldsOf: Record<ChoiceName, ComponentType<ChoiceProps>> = {
  audience: AudienceChoice,
  price: PriceChoice,
  when: WhenChoice,
  comments: CommentingChoice,
  poll: PollChoice,
  labels: LabelsChoice,
};
