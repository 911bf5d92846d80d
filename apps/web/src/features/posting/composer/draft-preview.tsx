import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { Eye } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { PostCard } from '../../posts/card/post-card.tsx';
import type { Draft } from '../drafts/draft.ts';
import { type Audience, draftPost } from '../drafts/draft-post.ts';

type DraftPreviewProps = { draft: Draft; character: CharacterInfo };

export function DraftPreview({ draft, character }: DraftPreviewProps) {
  const { t } = useTranslation();
  const isForBuyers = draft.isPaid && !draft.membersIncluded;
  const isEmpty = draft.items.length === 0 && draft.content === '';
  const card = (audience: Audience) => (
    // A picture of the card: nothing in it does anything.
    <div inert className="-mx-4 sm:mx-0">
      <PostCard post={draftPost(draft, character, audience)} />
    </div>
  );
  return (
    <section aria-label={t('composer.preview')} className="min-w-0 lg:sticky lg:top-16">
      <h2 className="mb-2 font-semibold text-lead">{t('composer.preview')}</h2>
      {isEmpty ? (
        <p className="flex flex-col items-center gap-3 rounded-card border border-line border-dashed px-6 py-14 text-center text-ink-soft">
          <Eye aria-hidden="true" className="size-7 text-ink-faint" />
          {t('composer.previewEmpty')}
        </p>
      ) : (
        <Tabs
          label={t('composer.previewAs')}
          tabs={[
            {
              value: 'members',
              label: t(isForBuyers ? 'composer.previewBuyers' : 'composer.previewFull'),
              content: card('members'),
            },
            { value: 'others', label: t('composer.previewLocked'), content: card('others') },
          ]}
        />
      )}
    </section>
  );
}
