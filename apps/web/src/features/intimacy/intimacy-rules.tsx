import type { ChatListItem } from '@kindred/contract/chat/calls';
import { intimacyRules } from '@kindred/contract/chat/intimacy';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export function IntimacyRules({ side }: Pick<ChatListItem, 'side'>) {
  const { t } = useTranslation();
  const { dayPoints, messagePoints, maxMessagePointsPerDay, diamondsPerPoint, maxGiftPointsPerDay } =
    intimacyRules;
  return (
    <section>
      <h3 className="font-semibold text-lead">{t('intimacy.rules')}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5">
        <li>{t(`intimacy.ruleDay.${side}`, { count: dayPoints })}</li>
        <li>{t(`intimacy.ruleMessage.${side}`, { count: messagePoints, max: maxMessagePointsPerDay })}</li>
        <li>{t('intimacy.ruleGift', { diamonds: diamondsPerPoint, max: maxGiftPointsPerDay })}</li>
      </ul>
      <p className="mt-3 text-ink-soft">{t('intimacy.ruleKept')}</p>
    </section>
  );
}
