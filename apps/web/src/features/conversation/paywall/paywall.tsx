import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { JoinButton } from '../../subscriptions/join/join-button.tsx';
import { OfferTerms, unsellableText } from '../../subscriptions/join/offer-terms.tsx';
import { useHelpShown } from '../use-help-shown.ts';

type PaywallProps = { conversation: ChatListItem; character: CharacterInfo };

/** Stands above the composer until the fan has joined a pro creator: the price, and a button to join. */
export function Paywall({ conversation, character }: PaywallProps) {
  const { t } = useTranslation();
  if (useHelpShown(conversation)) return null;
  const { offer } = character;
  const isSold = offer !== null && character.pro_sales_open;
  return (
    <section
      aria-label={t('chat.paywall', { name: conversation.nickname })}
      className="shrink-0 border-line border-t bg-sunken px-3 py-3 sm:px-4"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grow basis-64">
          <h3 className="font-semibold">{t('chat.paywall', { name: conversation.nickname })}</h3>
          {isSold ? (
            <OfferTerms offer={offer} />
          ) : (
            <p className="text-ink-soft">{unsellableText(character, t)}</p>
          )}
          {isSold && <p className="mt-1 text-caption text-ink-soft">{t('chat.paywallKept')}</p>}
        </div>
        {isSold && <JoinButton card={character} />}
      </div>
    </section>
  );
}
