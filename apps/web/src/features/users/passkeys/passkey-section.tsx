import type { Passkey } from '@kindred/contract/users/passkey-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection, CardSectionRow } from '../../../ui/layout/card-section.tsx';
import { hasPasskeys, makePasskey } from './passkey-ceremony.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { passkeysQuery } from './passkeys.queries.ts';

type PasskeySectionProps = {
  /** Whether the person has just proven who they are. */
  isConfirmed: boolean;
  /** The way to prove it. */
  confirmation: ReactNode;
};

/** The passkeys of the account. Adding and removing one needs a confirmation. */
export function PasskeySection({ isConfirmed, confirmation }: PasskeySectionProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [isChanging, setChanging] = useState(false);
  const isOpen = isChanging && isConfirmed;
  return (
    <CardSection level={2} title={t('passkeys.title')} hint={t('passkeys.text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="my-3 h-12" />}
      {data?.list.map((passkey) => (
        <Row key={passkey.passkey_id} passkey={passkey} isOpen={isOpen} />
      ))}
      <div className="flex flex-col gap-4 py-3">
        {!isChanging && data && (
          <Button variant="secondary" className="self-start" onClick={() => setChanging(true)}>
            {t(data.list.length > 0 ? 'passkeys.change' : 'passkeys.add')}
          </Button>
        )}
        {isChanging && (isConfirmed ? <NewPasskey /> : confirmation)}
      </div>
    </CardSection>
  );
}

function Row({ passkey, isOpen }: { passkey: Passkey; isOpen: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { passkey_id, name, created_time, last_used_time } = passkey;
  const remove = useMutation({
    mutationFn: () => call('removePasskey', { passkey_id }),
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
    onError: (error) => toast('error', errorText(error)),
  });
  const action = isOpen && (
    <Button
      variant="danger"
      size="small"
      isLoading={remove.isPending}
      aria-label={t('passkeys.removeOf', { name })}
      onClick={() => remove.mutate()}
    >
      {t('passkeys.remove')}
    </Button>
  );
  const used = last_used_time
    ? t('passkeys.used', { date: formatDate(last_used_time) })
    : t('passkeys.added', { date: formatDate(created_time) });
  return <CardSectionRow label={used} value={name} action={action} />;
}

function NewPasskey() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => makePasskey(name.trim() || t('passkeys.unnamed')),
    onSuccess: async () => {
      setName('');
      toast('success', t('passkeys.done'));
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
  if (!hasPasskeys()) return <p className="text-ink-soft">{t('passkeys.unsupported')}</p>;
  return (
    <form action={() => make.mutate()} className="flex flex-col gap-3">
      <Input
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {make.error && (
        <p role="alert" className="text-danger">
          {passkeyProblem(make.error, t)}
        </p>
      )}
      <Button type="submit" className="self-start" isLoading={make.isPending}>
        {t('passkeys.make')}
      </Button>
    </form>
  );
}
