import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import { type AutoMessageKind, autoMessageMaxLength } from '@kindred/contract/auto-messages/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { AutoMessagePreview } from './auto-message-preview.tsx';
import { autoMessagesQuery } from './auto-messages.queries.ts';
import { DraftHelp } from './draft-help.tsx';
import { SendingRules } from './sending-rules.tsx';
import { TestButton } from './test-button.tsx';
import { useUpdateAutoMessage } from './use-update-auto-message.ts';

/** One automated message: whether it is sent, its words, how it is sent, and how a fan sees it. */
export function AutoMessageForm({ kind }: { kind: AutoMessageKind }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(autoMessagesQuery);
  const message = data?.list.find((one) => one.kind === kind);
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={paths.setting('creator-config/automated-msg')}
        className="flex min-h-11 items-center gap-2 self-start rounded-control text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('prefs.auto.back')}
      </Link>
      {error && !message && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!message && !error && <Skeleton className="h-96 rounded-card" />}
      {message && <Fields key={kind} message={message} />}
    </div>
  );
}

function Fields({ message }: { message: AutoMessage }) {
  const { t } = useTranslation();
  const { kind, ...saved } = message;
  const form = useFormDraft(saved);
  const [hasTried, setTried] = useState(false);
  const save = useUpdateAutoMessage();
  const isEmpty = form.values.content === '';
  const send = () => {
    setTried(true);
    if (!isEmpty) save.mutate({ kind, ...form.values });
  };
  return (
    <form action={send} className="flex flex-col gap-6">
      <CardSection>
        <Switch
          label={t('prefs.auto.switch')}
          hint={t(`prefs.auto.when.${kind}`)}
          isOn={form.draft.is_on === 1}
          onChange={(isOn) => form.change({ is_on: isOn ? 1 : 0 })}
        />
        <div className="border-line border-t py-4">
          <TextArea
            label={t('prefs.auto.text')}
            hint={t('prefs.auto.textHint')}
            error={hasTried && isEmpty ? t('prefs.auto.empty') : undefined}
            maxLength={autoMessageMaxLength}
            {...form.text('content')}
          />
          <DraftHelp kind={kind} isEmpty={isEmpty} onDraft={(content) => form.change({ content })} />
        </div>
      </CardSection>
      <SendingRules kind={kind} form={form} />
      {!isEmpty && <AutoMessagePreview content={form.draft.content} />}
      <TestButton kind={kind} isSaved={saved.content !== '' && !form.isDirty} />
      <SaveBar isChanged={form.isDirty} isSaving={save.isPending} error={save.error} />
    </form>
  );
}
