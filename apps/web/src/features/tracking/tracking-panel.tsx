import { attributionDays, trackingNameMax } from '@kindred/contract/tracking/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { trackingLinksQuery } from './tracking.queries.ts';
import { TrackingRow } from './tracking-row.tsx';
import { useCreateTrackingLink } from './use-tracking-links.ts';

/** A creator's links for the places where they post themselves, and what came of each. */
export function TrackingPanel() {
  const { t } = useTranslation();
  const links = useInfiniteQuery(trackingLinksQuery);
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{t('tracking.text', { count: attributionDays })}</p>
      <NewLink />
      <LoadMoreList
        query={links}
        empty={<EmptyState icon={<Link2 />} title={t('tracking.empty')} text={t('tracking.emptyText')} />}
      >
        {(list) => (
          <ul className="flex flex-col gap-3">
            {list.map((link) => (
              <TrackingRow key={link.link_id} link={link} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </>
  );
}

function NewLink() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const create = useCreateTrackingLink();
  const send = () => {
    if (!name.trim()) return;
    create.mutate(
      { name: name.trim(), clientId },
      {
        onSuccess: () => {
          setName('');
          setClientId(crypto.randomUUID());
        },
      },
    );
  };
  return (
    <form action={send} className="mb-6 flex flex-wrap items-end gap-3">
      <div className="grow basis-56">
        <Input
          label={t('tracking.name')}
          placeholder={t('tracking.nameExample')}
          maxLength={trackingNameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" isLoading={create.isPending} disabled={!name.trim()}>
        {t('tracking.create')}
      </Button>
      {create.error && (
        <p role="alert" className="w-full text-danger">
          {errorText(create.error)}
        </p>
      )}
    </form>
  );
}
