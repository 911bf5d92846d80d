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
import { useAttachments } from '../outbox/attachments/use-attachments.ts';
import { AutoMessagePreview } from './auto-message-preview.tsx';
import { autoMessagesQuery } from './auto-messages.queries.ts';
import { DraftHelp } from './draft-help.tsx';
import { savedAttachments } from './rule-attachments.ts';
import { RuleMedia } from './rule-media.tsx';
import { SendingRules } from './sending-rules.tsx';
import { TestButton } from './test-button.tsx';
import { useUpdateAutoMessage } from './use-update-auto-message.ts';

/** One automated message: whether it is sent, its words, how it is sent, and how a fan sees it. */
export function AutoMessageForm({ kind }: { kind: AutoMessageKind }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(autoMessagesQuery);
  const message = data?.list.find((rule) => rule.kind === kind);
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
  const { kind, media, media_num, price, ...saved } = message;
  const form = useFormDraft(saved);
  const before = savedAttachments({ media, price });
  const attachments = useAttachments(before);
  const [hasTried, setTried] = useState(false);
  const save = useUpdateAutoMessage();
  const { items, diamonds } = attachments;
  const isEmpty = form.values.content === '';
  const idsOf = (list: typeof items) => list.map(({ id }) => id).join();
  const isIncomplete = media.length < media_num;
  const isChanged =
    form.isDirty || idsOf(items) !== idsOf(before.items) || attachments.price !== before.price;
  const send = () => {
    setTried(true);
    // What was typed as a price is none: it says so beside it.
    if (isEmpty || diamonds === null) return;
    save.mutate(
      { kind, ...form.values, items, price: diamonds },
      {
        onSuccess: ({ list }) => {
          const next = list.find((rule) => rule.kind === kind);
          if (next) attachments.replace(savedAttachments(next));
        },
      },
    );
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
        <RuleMedia attachments={attachments} isIncomplete={isIncomplete} />
      </CardSection>
      <SendingRules kind={kind} form={form} />
      {!isEmpty && <AutoMessagePreview content={form.draft.content} attachments={attachments} />}
      <TestButton kind={kind} isSaved={saved.content !== '' && !isChanged} />
      <SaveBar isChanged={isChanged || isIncomplete} isSaving={save.isPending} error={save.error} />
    </form>
  );
}
