import { useTranslation } from '../../lib/i18n/use-translation.ts';

export function InviteRules({ percent, months }: { percent: number; months: number }) {
  const { t } = useTranslation();
  const rules = [
    t('invite.ruleFirst'),
    t('invite.ruleSelf'),
    t('invite.ruleShare', { percent, months }),
    t('invite.rulePending'),
    t('invite.rulePrivacy'),
  ];
  return (
    <section aria-labelledby="invite-rules">
      <h2 id="invite-rules" className="mb-3 font-semibold text-lead">
        {t('invite.rules')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft marker:text-ink-faint">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
