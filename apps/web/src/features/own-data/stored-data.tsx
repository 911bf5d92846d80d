import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CardSection } from '../../ui/layout/card-section.tsx';

const groups = [
  'account',
  'signIns',
  'messages',
  'memory',
  'page',
  'activity',
  'money',
  'payouts',
  'safety',
  'care',
  'support',
  'notices',
] as const;

/** What is stored of a person, why, and how long. */
export function StoredData() {
  const { t } = useTranslation();
  return (
    <CardSection title={t('ownData.storedTitle')}>
      <dl className="divide-y divide-line">
        {groups.map((name) => (
          <div key={name} className="py-4">
            <dt className="font-semibold">{t(`ownData.stored.${name}`)}</dt>
            <dd className="mt-1 text-ink-soft">{t(`ownData.why.${name}`)}</dd>
            <dd className="mt-1 text-caption text-ink-soft">{t(`ownData.until.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}
