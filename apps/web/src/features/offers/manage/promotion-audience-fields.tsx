import { promotionAudiences } from '@kindred/contract/offers/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { ChosenFans } from './chosen-fans.tsx';
import type { PromotionDraft, PromotionField } from './promotion-draft.ts';

type AudienceFieldsProps = {
  draft: PromotionDraft;
  errorOf: (field: PromotionField) => string | undefined;
  onChange: (changed: Partial<PromotionDraft>) => void;
};

/** The audience of the promotion; free days are for people who open its link. */
export function PromotionAudienceFields({ draft, errorOf, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation();
  if (draft.kind === 'trial') return <p className="text-ink-soft">{t('offers.linkOnly')}</p>;
  const { audience } = draft;
  return (
    <>
      <Select
        label={t('offers.audience')}
        hint={t(`offers.audienceHints.${audience}`)}
        value={audience}
        onChange={({ target }) => onChange({ audience: target.value as PromotionDraft['audience'] })}
      >
        {promotionAudiences.map((choice) => (
          <option key={choice} value={choice}>
            {t(`offers.audiences.${choice}`)}
          </option>
        ))}
      </Select>
      {audience === 'chosen' && (
        <ChosenFans
          chosen={draft.userIds}
          error={errorOf('chosen')}
          onChange={(userIds) => onChange({ userIds })}
        />
      )}
    </>
  );
}
