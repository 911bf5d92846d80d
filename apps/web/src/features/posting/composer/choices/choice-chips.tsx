import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { postState } from '@kindred/contract/posts/limits';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChartBarBig, Gem, Info, MessageCircle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatNumber, formatWall } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { openDialog } from '../../../../ui/overlay/dialogs.ts';
import { profileSettingsQuery } from '../../../characters/characters.queries.ts';
import { isPro } from '../../../characters/tier-price.ts';
import { ownTiersQuery } from '../../../offers/offers.queries.ts';
import { type Draft, draftPrice } from '../../drafts/draft.ts';
import type { Composer } from '../../uploads/composer-store.ts';
import { choiceDialog } from './choice.dialog.ts';
import type { ChoiceName } from './choice-sheet.tsx';

type ChoiceChipsProps = {
  composer: Composer;
  character: CharacterInfo;
  /** It is with the reviewers, or somebody has bought it: it appears when it did. */
  hasFixedTime: boolean;
};

/** A chip for each choice about the post, which says what is chosen and opens a sheet that changes it. */
export function ChoiceChips({ composer, character, hasFixedTime }: ChoiceChipsProps) {
  const draft = useStore(composer, (state) => state.draft);
  const open = (name: ChoiceName) => () => void openDialog(choiceDialog, { name, composer, character });
  const audience = useAudienceText(draft, character);
  const price = usePriceText(draft);
  const when = useWhenText(draft);
  const comments = useCommentsText();
  const { poll, labels } = useExtraTexts(draft);
  return (
    <div className="flex flex-wrap gap-2">
      <Chip name="audience" text={audience} icon={<Users className="size-4" />} onOpen={open('audience')} />
      <Chip name="price" text={price} icon={<Gem className="size-4" />} onOpen={open('price')} />
      {!hasFixedTime && (
        <Chip name="when" text={when} icon={<CalendarClock className="size-4" />} onOpen={open('when')} />
      )}
      <Chip
        name="comments"
        text={comments}
        icon={<MessageCircle className="size-4" />}
        onOpen={open('comments')}
      />
      <span className="basis-full" />
      <Extra text={poll} icon={<ChartBarBig className="size-4" />} onOpen={open('poll')} />
      <Extra text={labels} icon={<Info className="size-4" />} onOpen={open('labels')} />
    </div>
  );
}

type ChipProps = { name: ChoiceName; text: string; icon: ReactNode; onOpen: () => void };

function Chip({ name, text, icon, onOpen }: ChipProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t(`composer.chip.${name}`)}: ${text}`}
      onClick={onOpen}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-medium text-ink transition hover:bg-sunken"
    >
      <span aria-hidden="true" className="shrink-0 text-ink-soft">
        {icon}
      </span>
      <span className="truncate">{text}</span>
    </button>
  );
}

type ExtraProps = { text: string; icon: ReactNode; onOpen: () => void };

/** What few posts have. */
function Extra({ text, icon, onOpen }: ExtraProps) {
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={onOpen}>
      <span aria-hidden="true">{icon}</span>
      {text}
    </Button>
  );
}

function useExtraTexts({ poll, labels }: Draft): { poll: string; labels: string } {
  const { t } = useTranslation();
  const pollKey = poll?.answer === null ? 'composer.hasPoll' : 'composer.hasQuiz';
  return {
    poll: poll ? t(pollKey, { count: poll.options.length }) : t('composer.addPoll'),
    labels:
      labels.length > 0
        ? labels.map((label) => t(`post.label.${label}`)).join(' · ')
        : t('composer.addLabels'),
  };
}

function useAudienceText(draft: Draft, character: CharacterInfo): string {
  const { t } = useTranslation();
  const tiers = useQuery({ ...ownTiersQuery, enabled: draft.tierLevel > 0 });
  const members = isPro(character) ? 'subscribersOnly' : 'followersOnly';
  if (draft.isPaid) return t(draft.membersIncluded ? 'composer.buyersAndMembers' : 'composer.buyersOnly');
  if (draft.tierLevel > 0) {
    const tier = tiers.data?.list.find(({ level }) => level === draft.tierLevel);
    return tier ? t('composer.tierFrom', { tier: tier.name }) : t('composer.tierGone');
  }
  return t(draft.isOpen ? 'composer.everyone' : `composer.${members}`);
}

function usePriceText(draft: Draft): string {
  const { t } = useTranslation();
  if (!draft.isPaid) return t('composer.free');
  const price = draftPrice(draft);
  if (price === undefined) return t('composer.noPrice');
  return t('composer.diamonds', { count: price, shown: formatNumber(price) });
}

function useWhenText({ state, publishAt, expiresAt }: Draft): string {
  const { t } = useTranslation();
  if (state === postState.private) return t('composer.onlyMe');
  if (state === postState.draft) return t('composer.draft');
  const from = state !== postState.scheduled ? t('composer.now') : publishAt && formatWall(publishAt);
  if (!from) return t('composer.noTime');
  return expiresAt ? t('composer.fromTo', { from, to: formatWall(expiresAt) }) : from;
}

const commenting = ['nobody', 'everyone', 'creators', 'members'] as const;

function useCommentsText(): string {
  const { t } = useTranslation();
  const { data } = useQuery(profileSettingsQuery);
  const who = data && commenting[data.comment_config];
  return who ? t(`composer.comments.${who}`) : t('composer.chip.comments');
}
