import type { SupportTicket } from '@kindred/contract/support/calls';
import { ticketMaxLength } from '@kindred/contract/support/limits';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { useTicketActions } from './use-write-ticket.ts';

type TicketReplyProps = { ticket: SupportTicket; mayAddPicture: boolean };

export function TicketReply({ ticket: { ticket_id, state }, mayAddPicture }: TicketReplyProps) {
  const { t } = useTranslation();
  const [content, setContent] = useState('');
  const { write, close, addPicture } = useTicketActions(ticket_id);
  const problem = write.error ?? close.error ?? addPicture.error;
  const send = () => {
    const words = content.trim();
    if (words !== '') write.mutate(words, { onSuccess: () => setContent('') });
  };
  return (
    <form action={send} className="flex flex-col gap-3">
      <TextArea
        label={t('prefs.support.write')}
        hint={state === 'open' ? undefined : t('prefs.support.reopens')}
        error={problem ? errorText(problem) : undefined}
        value={content}
        rows={3}
        maxLength={ticketMaxLength}
        onChange={(event) => setContent(event.target.value)}
      />
      {write.data?.help && <p className="rounded-card border border-line p-4">{write.data.help}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={write.isPending} disabled={content.trim() === ''}>
          {t('prefs.support.writeSend')}
        </Button>
        {mayAddPicture && (
          <PictureButton isLoading={addPicture.isPending} onChoose={(file) => addPicture.mutate(file)} />
        )}
        {state !== 'closed' && (
          <Button variant="secondary" isLoading={close.isPending} onClick={() => close.mutate()}>
            {t('prefs.support.closeTicket')}
          </Button>
        )}
      </div>
    </form>
  );
}

function PictureButton({ isLoading, onChoose }: { isLoading: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" isLoading={isLoading} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5" />
        {t('prefs.support.addPicture')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t('prefs.support.addPicture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}
