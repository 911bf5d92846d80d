import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useQuery } from '@tanstack/react-query';
import { CharacterHead, CharacterHeadSkeleton } from '../../features/characters/character-head.tsx';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { CreatorColors } from '../../features/characters/creator-colors.tsx';
import { CharacterTabs } from '../../features/feed/character-tabs.tsx';
import { SharedPost } from '../../features/feed/shared-post.tsx';
import { IntroVideo } from '../../features/posts/media/intro-video.tsx';
import { BlockedOr } from '../../features/privacy/blocked-or.tsx';
import { GiftBanner } from '../../features/subscriptions/gifts/gift-banner.tsx';
import { JoinPanel } from '../../features/subscriptions/join/join-panel.tsx';
import { TiersSection } from '../../features/subscriptions/tiers/tiers-section.tsx';
import { hasCode } from '../../lib/call/call-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNamePage } from '../../lib/navigation/page-name.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { KeptQuestion } from './kept-question.tsx';
import { TogetherLine } from './together-line.tsx';
import { useVisit } from './use-visit.ts';

/** One creator: who they are, how to join, what they post. `?diary_id=` shows that post first, `comment_id` with it one of its comments; `offer` is the code of a link that the viewer came by, `gift` that of a gift; `ask` is a question for the conversation. */
export function CharacterPage({ title, params, search }: PageProps) {
  const { t } = useTranslation();
  const { data: character, error, refetch } = useQuery(characterQuery(params.charId ?? ''));
  useNamePage(character?.name);
  useVisit(character?.char_id);
  // Gone, never there, or one of the two has blocked the other: nobody is told which.
  if (!character && hasCode(error, refusalCodes.notFound)) {
    return (
      <BlockedOr id={params.charId ?? ''} isPage>
        <NotFoundPage />
      </BlockedOr>
    );
  }
  if (!character) {
    return (
      <Page title={t(title)} lead={<BackButton fallback={paths.discover} />}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CharacterHeadSkeleton />}
      </Page>
    );
  }
  return (
    <CreatorColors>
      {(takeHue) => (
        <Page title={character.name} lead={<BackButton fallback={paths.discover} />}>
          {search.ask && <KeptQuestion charId={character.char_id} question={search.ask} />}
          <CharacterHead
            character={character}
            action={
              <>
                {search.gift && <GiftBanner character={character} code={search.gift} />}
                <JoinPanel character={character} code={search.offer} />
                <TogetherLine since={character.together_time} />
              </>
            }
            extras={<ContactButtons character={character} />}
            onBanner={takeHue}
          />
          {character.has_tiers && <TiersSection character={character} code={search.offer} />}
          {search.diary_id && <SharedPost postId={search.diary_id} commentId={search.comment_id} />}
          <Introduction character={character} />
          <CharacterTabs character={character} />
        </Page>
      )}
    </CreatorColors>
  );
}

function Introduction({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  if (!character.intro_video?.url) return null;
  return (
    <section aria-label={t('join.introVideo')} className="mt-6 xl:hidden">
      <h2 className="mb-2 font-semibold text-ink-soft">{t('join.introVideo')}</h2>
      <IntroVideo character={character} />
    </section>
  );
}
