import type { IntimacyLevel } from '@kindred/contract/intimacy/calls';
import { Check } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';

type IntimacyLevelsProps = { levels: readonly IntimacyLevel[]; current: number };

/** All levels with what comes with each; those that are reached are marked. */
export function IntimacyLevels({ levels, current }: IntimacyLevelsProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className="font-semibold text-lead">{t('intimacy.levels')}</h3>
      <ol className="mt-2 flex flex-col gap-2">
        {levels.map(({ level, name, points, perks }) => (
          <li
            key={level}
            aria-current={level === current ? 'step' : undefined}
            className={classNames(
              'flex items-start gap-3 rounded-card border p-3.5',
              level === current ? 'border-heart-ink bg-heart-soft' : 'border-line',
            )}
          >
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center">
              {level <= current && (
                <Check role="img" aria-label={t('intimacy.reached')} className="size-5 text-heart-ink" />
              )}
            </span>
            <span className="min-w-0 grow">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{name}</span>
                <span className="text-caption text-ink-soft">{t('intimacy.from', { points })}</span>
              </span>
              {perks.map((perk) => (
                <span key={perk} className="block text-ink-soft">
                  {perk}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
