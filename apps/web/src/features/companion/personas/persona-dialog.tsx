import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Persona } from '@kindred/contract/companion/persona-calls';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { PersonaForm } from './persona-form.tsx';
import { PersonaList } from './persona-list.tsx';
import { personasQuery } from './personas.queries.ts';

export function PersonaDialog({ conversation }: { conversation: ChatListItem } & DialogProps) {
  const { t } = useTranslation();
  const { nickname: name } = conversation;
  const { data, error, refetch } = useQuery(personasQuery(conversation));
  const [edited, setEdited] = useState<Persona | 'new'>();
  const ownName = useSession(({ user }) => user?.nickname ?? '');
  return (
    <Dialog title={t('persona.title')}>
      <p className="pb-4 text-ink-soft">{t('persona.lead', { name })}</p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PersonaSkeleton />)}
      {data && edited === undefined && (
        <div className="space-y-4">
          <PersonaList conversation={conversation} ownName={ownName} personas={data} onEdit={setEdited} />
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            {t('persona.add')}
          </Button>
        </div>
      )}
      {edited !== undefined && (
        <PersonaForm persona={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
    </Dialog>
  );
}

function PersonaSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2].map((line) => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  );
}
