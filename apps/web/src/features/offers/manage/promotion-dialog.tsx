import { promotionNameMax } from '@kindred/contract/offers/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { characterQuery } from '../../characters/characters.queries.ts';
import { shownTier } from '../../characters/tier-price.ts';
import { useUser } from '../../users/users.queries.ts';
import { pageOffersQuery } from '../offers.queries.ts';
import { PromotionAudienceFields } from './promotion-audience-fields.tsx';
import {
  emptyPromotion,
  type PromotionDraft,
  type PromotionField,
  readPromotion,
} from './promotion-draft.ts';
import { PromotionPriceFields } from './promotion-price-fields.tsx';
import { useCreatePromotion } from './use-promotions.ts';

export function PromotionDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(emptyPromotion);
  const [wrong, setWrong] = useState<PromotionField>();
  const [clientId] = useState(() => crypto.randomUUID());
  const create = useCreatePromotion();
  const maxMonths = useQuery(pageOffersQuery).data?.max_months ?? 1;
  const change = (changed: Partial<PromotionDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const errorOf = (field: PromotionField) => (wrong === field ? t(`offers.wrong.${field}`) : undefined);
  const send = () => {
    const read = readPromotion(draft, clientId, new Date());
    if ('wrong' in read) return setWrong(read.wrong);
    setWrong(undefined);
    create.mutate(read.call, {
      onSuccess: () => {
        toast('success', t('offers.made'));
        onClose();
      },
    });
  };
  const kinds = (['percent', 'first', 'trial'] as const).map((kind) => ({
    value: kind,
    label: t(`offers.kinds.${kind}`),
  }));
  return (
    <Dialog title={t('offers.new')}>
      <form action={send} noValidate className="flex flex-col gap-5">
        <Input
          label={t('offers.name')}
          hint={t('offers.nameHint')}
          error={errorOf('name')}
          maxLength={promotionNameMax}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ChoiceChips
          label={t('offers.kind')}
          choices={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <PromotionPriceFields draft={draft} maxMonths={maxMonths} errorOf={errorOf} onChange={change} />
        <PromotionAudienceFields draft={draft} errorOf={errorOf} onChange={change} />
        <TrialFirst draft={draft} />
        <PromotionEndFields draft={draft} errorOf={errorOf} onChange={change} />
        {create.error && (
          <p role="alert" className="text-danger">
            {errorText(create.error)}
          </p>
        )}
        <Button type="submit" size="large" isLoading={create.isPending}>
          {t('offers.create')}
        </Button>
      </form>
    </Dialog>
  );
}

const audiencesOfTrial: readonly string[] = ['everyone', 'new', 'link'];

/** Says that the page's own free days come before the offer, for people who still have them. */
function TrialFirst({ draft: { kind, audience } }: { draft: PromotionDraft }) {
  const { t } = useTranslation();
  const charId = useUser()?.char_id ?? '';
  const character = useQuery({ ...characterQuery(charId), enabled: charId !== '' }).data;
  const count = (character && shownTier(character)?.trialDays) ?? 0;
  if (count === 0 || kind === 'trial' || !audiencesOfTrial.includes(audience)) return null;
  return <p className="rounded-card bg-sunken p-4 text-ink-soft">{t('offers.trialFirst', { count })}</p>;
}

type PromotionEndFieldsProps = Omit<Parameters<typeof PromotionPriceFields>[0], 'maxMonths'>;

function PromotionEndFields({ draft, errorOf, onChange }: PromotionEndFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Input
        label={t('offers.limit')}
        hint={t('offers.limitHint')}
        error={errorOf('limit')}
        inputMode="numeric"
        value={draft.limit}
        onChange={({ target }) => onChange({ limit: target.value })}
      />
      <Input
        type="date"
        label={t('offers.lastDay')}
        hint={t('offers.lastDayHint')}
        error={errorOf('lastDay')}
        value={draft.lastDay}
        onChange={({ target }) => onChange({ lastDay: target.value })}
      />
    </>
  );
}
