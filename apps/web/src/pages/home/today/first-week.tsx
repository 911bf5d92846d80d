import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { IdentityState } from '@kindred/contract/payouts/limits';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { isPro } from '../../../features/characters/tier-price.ts';
import { payoutAccountQuery } from '../../../features/payouts/payouts.queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';

type Choice = 'price' | 'link' | 'companion';

/** What was looked at and may stay as it is. */
const seenChoices = personalItem<Choice[]>('browser', 'firstWeek');

/** What a new page needs, with a ring of how much of it is there. */
export function FirstWeek({ character, posts }: { character: CharacterInfo; posts: number }) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(() => seenChoices.get() ?? []);
  const { data: account } = useQuery(payoutAccountQuery);
  const see = (choice: Choice) => {
    const next = [...new Set([...seen, choice])];
    seenChoices.set(next);
    setSeen(next);
  };
  const steps = stepsOf(character, posts, { seen, identity: account?.identity.state ?? 'none' });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby="today-week" className="rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-4">
        <Ring part={done / steps.length} />
        <div>
          <h2 id="today-week" className="font-semibold">
            {t('today.week')}
          </h2>
          <p className="text-caption text-ink-soft">{t('today.weekDone', { done, all: steps.length })}</p>
        </div>
      </div>
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step.name}>
            <StepLink step={step} onOpen={() => step.name in choiceNames && see(step.name as Choice)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Step = ReturnType<typeof stepsOf>[number];

function stepsOf(
  character: CharacterInfo,
  posts: number,
  { seen, identity }: { seen: readonly Choice[]; identity: IdentityState },
) {
  return [
    {
      name: 'picture',
      isDone: character.avatar !== '',
      path: paths.setting('creator-config/profile-settings'),
    },
    { name: 'post', isDone: posts > 0, path: paths.createPost },
    {
      name: 'price',
      isDone: isPro(character) || seen.includes('price'),
      path: paths.setting('creator-config/subscription'),
    },
    { name: 'link', isDone: seen.includes('link'), path: paths.creatorTool('trackingLinks') },
    {
      name: 'companion',
      isDone: seen.includes('companion'),
      path: paths.setting('creator-config/edit-chat'),
    },
    { name: 'identity', isDone: identity !== 'none', path: paths.earnings },
  ] as const;
}

function StepLink({ step: { name, isDone, path }, onOpen }: { step: Step; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Link
      to={path}
      onClick={onOpen}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken"
    >
      <span
        className={classNames(
          'grid size-5 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-positive bg-positive-soft text-positive' : 'border-line-strong',
        )}
      >
        {isDone && <Check role="img" aria-label={t('today.done')} className="size-3.5" />}
      </span>
      <span className={classNames(isDone && 'text-ink-faint')}>{t(`today.step.${name}`)}</span>
    </Link>
  );
}

const choiceNames: Record<Choice, true> = { price: true, link: true, companion: true };

const circumference = 100;

function Ring({ part }: { part: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="size-11 shrink-0 -rotate-90">
      <circle cx="18" cy="18" r="15.9" className="fill-none stroke-4 stroke-line" />
      <circle
        cx="18"
        cy="18"
        r="15.9"
        strokeLinecap="round"
        strokeDasharray={`${part * circumference} ${circumference}`}
        className="fill-none stroke-4 stroke-positive"
      />
    </svg>
  );
}
