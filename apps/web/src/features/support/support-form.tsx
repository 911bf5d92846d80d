import { type SupportTopic, supportTopics, ticketMaxLength } from '@kindred/contract/support/limits';
import { useState } from 'react';
import { hasCode } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { SupportAnswer } from './support-answer.tsx';
import { useCreateTicket } from './use-create-ticket.ts';

const tooMany = 429;

/** A request for help; under the form its number, once it has one. */
export function SupportForm() {
  const { t } = useTranslation();
  const [topic, setTopic] = useState<SupportTopic>('account');
  const [content, setContent] = useState('');
  const [hasTried, setTried] = useState(false);
  const create = useCreateTicket(() => {
    setContent('');
    setTried(false);
  });
  const isEmpty = content.trim() === '';
  const send = () => {
    setTried(true);
    if (!isEmpty) create.mutate({ topic, content: content.trim() });
  };
  const problem =
    create.error && (hasCode(create.error, tooMany) ? t('prefs.support.limit') : errorText(create.error));
  return (
    <>
      <CardSection>
        <form action={send} className="flex flex-col gap-4 py-3">
          <Select
            label={t('prefs.support.topic')}
            value={topic}
            onChange={({ target }) =>
              setTopic(supportTopics.find((name) => name === target.value) ?? 'other')
            }
          >
            {supportTopics.map((name) => (
              <option key={name} value={name}>
                {t(`prefs.support.topics.${name}`)}
              </option>
            ))}
          </Select>
          {topic === 'safety' && <p className="font-medium text-danger">{t('prefs.support.danger')}</p>}
          <TextArea
            label={t('prefs.support.text')}
            hint={t('prefs.support.textHint')}
            error={hasTried && isEmpty ? t('prefs.support.empty') : (problem ?? undefined)}
            value={content}
            rows={6}
            maxLength={ticketMaxLength}
            className="max-h-96"
            onChange={(event) => setContent(event.target.value)}
          />
          <Button type="submit" className="self-start" isLoading={create.isPending}>
            {t('prefs.support.send')}
          </Button>
        </form>
      </CardSection>
      <SupportAnswer answer={create.data} />
    </>
  );
}
