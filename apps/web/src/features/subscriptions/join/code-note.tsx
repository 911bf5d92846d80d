import type { CallOutput } from '@kindred/contract/all/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Why the promotion link does not apply; null where it does. */
export function CodeNote({ state }: { state: CallOutput<'listSubscriptionOptions'>['code'] }) {
  const { t } = useTranslation();
  if (state === 'none' || state === 'counts') return null;
  return <p className="mb-4 rounded-card bg-sunken px-4 py-3 text-ink-soft">{t(`join.code.${state}`)}</p>;
}
