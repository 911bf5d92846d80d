import type { ConversationCare } from '@kindred/contract/chat/calls';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';

import { useCareEnd } from './care.queries.ts';

type CreatorCareBarProps = { care: ConversationCare; name: string };

/** Above a creator's conversation with a fan in distress: what holds now, and what the safety page advises. */
export function CreatorCareBar({ care, name }: CreatorCareBarProps) {
  const { t, language } = useTranslation();
  useCareEnd(care.ends_time);
  const state = care.is_on === 0 ? 'creatorOver' : care.has_creator_come === 1 ? 'creatorCome' : 'creatorOn';
  return (
    <section aria-labelledby="care-title" className="border-line-strong border-b bg-surface px-4 py-3">
      <div className="mx-auto flex max-w-3xl gap-3">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        <div className="space-y-1.5 text-caption">
          <h3 id="care-title" className="font-semibold text-body">
            {t('care.creatorTitle', { name })}
          </h3>
          <p>{t(`care.${state}`)}</p>
          {care.is_on === 1 && (
            <>
              <p>{t('care.say')}</p>
              <p>{t('care.secret')}</p>
              <p className="font-medium">{t('care.danger')}</p>
            </>
          )}
          <a
            href={paths.crisisProtocol(language)}
            target="_blank"
            rel="noreferrer"
            className="inline-block underline"
          >
            {t('care.protocol')}
          </a>
        </div>
      </div>
    </section>
  );
}
