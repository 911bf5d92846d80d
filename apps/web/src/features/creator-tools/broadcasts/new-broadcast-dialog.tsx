import { broadcastMaxLength, broadcastName } from '@kindred/contract/broadcasts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { AttachButton } from '../../outbox/attachments/attach-button.tsx';
import { AttachmentTray } from '../../outbox/attachments/attachment-tray.tsx';
import { type Attachments, useAttachments } from '../../outbox/attachments/use-attachments.ts';
import { useUser } from '../../users/users.queries.ts';
import { type LanguageText, LanguageTexts } from './language-texts.tsx';
import { ListChoice } from './list-choice.tsx';
import { PreviewSentence } from './preview-sentence.tsx';
import { useCreateBroadcast } from './use-broadcasts.ts';

const writtenHours = 24;
const previewAfterMs = 500;

type Audience = {
  lists: readonly string[];
  except: readonly string[];
  skipBought: boolean;
  skipWritten: boolean;
};

const noAudience: Audience = { lists: [], except: [], skipBought: true, skipWritten: false };

/** Writes to many at once: the words, to whom, when, and to how many it goes. */
export function NewBroadcastDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const [content, setContent] = useState('');
  const [texts, setTexts] = useState<readonly LanguageText[]>([]);
  const [sendAt, setSendAt] = useState('');
  const [audience, setAudience] = useState(noAudience);
  const attachments = useAttachments();
  const [hasTried, setTried] = useState(false);
  const create = useCreateBroadcast(onClose);
  const { items, diamonds } = attachments;
  const isEmpty = content.trim() === '' && items.length === 0;
  const send = () => {
    setTried(true);
    if (isEmpty || audience.lists.length === 0 || diamonds === null) return;
    const when = sendAt === '' ? {} : { send_at: sendAt };
    create.mutate({
      ...audienceFields(audience),
      content: content.trim(),
      texts: texts.filter((text) => text.content.trim() !== ''),
      items,
      price: diamonds ?? null,
      ...when,
    });
  };
  return (
    <Dialog title={t('broadcasts.new')}>
      <form action={send} noValidate className="flex flex-col gap-5">
        <TextArea
          label={t('broadcasts.words')}
          hint={t('broadcasts.wordsHint')}
          maxLength={broadcastMaxLength}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <LanguageTexts texts={texts} onChange={setTexts} />
        <AttachmentTray attachments={attachments} isSeller />
        <AttachButton attachments={attachments} hasVault />
        <SampleBubble content={content} />
        <AudienceFields audience={audience} onChange={setAudience} />
        <Input
          type="datetime-local"
          label={t('broadcasts.sendAt')}
          hint={t('broadcasts.sendAtHint')}
          value={sendAt}
          onChange={({ target }) => setSendAt(target.value)}
        />
        <Preview audience={audience} attachments={attachments} />
        {hasTried && isEmpty && <Problem text={t('broadcasts.wordsMissing')} />}
        {hasTried && audience.lists.length === 0 && <Problem text={t('broadcasts.listsMissing')} />}
        {create.error && <Problem text={errorText(create.error)} />}
        <Button type="submit" isLoading={create.isPending}>
          {t(sendAt === '' ? 'broadcasts.send' : 'broadcasts.plan')}
        </Button>
      </form>
    </Dialog>
  );
}

function audienceFields({ lists, except, skipBought, skipWritten }: Audience) {
  return {
    list_ids: [...lists],
    except_list_ids: [...except],
    skip_bought: skipBought,
    skip_written_hours: skipWritten ? writtenHours : 0,
  };
}

type AudienceFieldsProps = { audience: Audience; onChange: (audience: Audience) => void };

function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation();
  const set = (changes: Partial<Audience>) => onChange({ ...audience, ...changes });
  return (
    <>
      <ListChoice legend={t('broadcasts.to')} chosen={audience.lists} onChange={(lists) => set({ lists })} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('broadcasts.more')}</summary>
        <ListChoice
          legend={t('broadcasts.except')}
          chosen={audience.except}
          onChange={(except) => set({ except })}
        />
        <Switch
          label={t('broadcasts.skipBought')}
          isOn={audience.skipBought}
          onChange={(skipBought) => set({ skipBought })}
        />
        <Switch
          label={t('broadcasts.skipWritten')}
          isOn={audience.skipWritten}
          onChange={(skipWritten) => set({ skipWritten })}
        />
      </details>
    </>
  );
}

/** The words as the creator themselves would get them. */
function SampleBubble({ content }: { content: string }) {
  const { t } = useTranslation();
  const name = useUser()?.nickname ?? '';
  if (content.trim() === '') return null;
  return (
    <section aria-label={t('broadcasts.sample')} className="rounded-card bg-sunken p-4">
      <p className="mb-2 text-caption text-ink-soft">{t('broadcasts.sample')}</p>
      <p dir="auto" className="whitespace-pre-wrap rounded-card bg-surface px-4 py-2.5">
        {content.replaceAll(broadcastName, name)}
      </p>
    </section>
  );
}

type PreviewProps = { audience: Audience; attachments: Attachments };

function Preview({ audience, attachments }: PreviewProps) {
  // Of whom it goes to the words change nothing, and what is not uploaded yet nobody can have bought.
  const media = attachments.items.flatMap(({ mediaId }) => (mediaId ? [mediaId] : []));
  const input = useDebouncedValue(JSON.stringify({ ...audienceFields(audience), media }), previewAfterMs);
  const fields = JSON.parse(input) as ReturnType<typeof audienceFields> & { media: string[] };
  const { data } = useQuery({
    ...callQuery('previewBroadcast', { ...fields, content: '.' }),
    enabled: fields.list_ids.length > 0,
  });
  return data && fields.list_ids.length > 0 ? (
    <PreviewSentence count={data.count} leftOut={data.left_out} />
  ) : null;
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="text-danger">
      {text}
    </p>
  );
}
