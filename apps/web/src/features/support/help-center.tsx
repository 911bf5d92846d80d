import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { creatorShareQuery } from '../wallet/wallet.queries.ts';
import { type Answer, findAnswers } from './find-answers.ts';
import { helpAnswers } from './help-answers.ts';

export function HelpCenter() {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const percent = useQuery(creatorShareQuery).data?.creator_share_percent;
  const results = findAnswers(helpAnswers(t, percent), q);
  return (
    <div className="flex flex-col gap-8">
      <Input
        type="search"
        label={t('prefs.help.search')}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <div role="status" className="contents">
        {results.length === 0 && (
          <EmptyState
            icon={<MessageCircleQuestion />}
            title={t('prefs.help.nothing')}
            text={t('prefs.help.nothingText')}
          />
        )}
      </div>
      {results.map(({ title, answers }) => (
        <CardSection key={title} title={title}>
          <div className="divide-y divide-line">
            {answers.map((answer) => (
              <Question key={answer.question} answer={answer} />
            ))}
          </div>
        </CardSection>
      ))}
      <Link to={paths.setting('help/talkToSupport')} className={`${buttonClass('secondary')} self-start`}>
        {t('prefs.help.ask')}
      </Link>
    </div>
  );
}

function Question({ answer: { question, answer } }: { answer: Answer }) {
  return (
    <details className="group py-1">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="pb-4 text-ink-soft">{answer}</p>
    </details>
  );
}
