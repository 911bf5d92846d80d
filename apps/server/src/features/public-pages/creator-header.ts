import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html } from '../../platform/http/page/html.ts';
import { formatPrice } from '../../platform/texts/format-money.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { joinPath } from './addresses.ts';
import { face } from './face.ts';
import type { PublicCreator } from './find-public-creator.ts';

/** Renders the creator's name, picture and facts, and the tiers on sale. */
export function creatorHeader(creator: PublicCreator, rate: ChargeRate, language: Language): Html {
  const t = sayIn(language);
  const { name, handle, banner, tagline, bio } = creator;
  return html`${banner ? html`<img class="banner" src="${banner}" alt="" width="1600" height="500" fetchpriority="high">` : html`<div class="banner"></div>`}
<div class="person"><div class="who">${face(creator, 'face')}
<h1>${name}${creator.isVerified && verifiedBadge(t('public.verified'))}</h1>
<p class="soft">@${handle}</p>${tagline !== '' && html`<p>${tagline}</p>`}
<p class="soft">${t('public.followers', { count: creator.followerNum })} · ${t('public.postCount', { count: creator.postNum })}</p></div>
</div>
${bio !== '' && html`<p class="bio">${bio}</p>`}${creator.tiers.length > 0 && tierList(creator, rate, language)}`;
}

/** The same badge as the app's (`ui/text/verified-name.tsx`). */
function verifiedBadge(label: string): Html {
  return html`<svg class="badge" viewBox="0 0 24 24" role="img" aria-label="${label}"><path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path fill="none" d="m16 9-5.5 5.5L8 12"/></svg>`;
}

function tierList({ tiers }: PublicCreator, rate: ChargeRate, language: Language): Html {
  const t = sayIn(language);
  const rows = tiers.map(({ name, month_usd_cents, perks, level }) => {
    const lines = [level === 0 ? t('public.tierFirst') : t('public.tierMore'), ...perks];
    return html`<li><strong>${name || t('public.member')}</strong> ${t('public.perMonth', { price: formatPrice(month_usd_cents, rate, language) })}
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></li>`;
  });
  return html`<section class="tiers"><h2>${t('public.tiers')}</h2><ul>${rows}</ul></section>`;
}

/** Renders the button to join, with the price. With a post it leads back to that post. */
export function joinButton(
  creator: PublicCreator,
  { rate, language, postId }: { rate: ChargeRate; language: Language; postId?: string },
): Html {
  const { label, note } = joinWords(creator, rate, language);
  return html`<a class="button" href="${joinPath(creator.handle, postId)}">${label}</a><p class="soft">${note}</p>`;
}

function joinWords(
  { joining, name }: PublicCreator,
  rate: ChargeRate,
  language: Language,
): { label: string; note: string } {
  const t = sayIn(language);
  switch (joining.kind) {
    case 'free':
      return { label: t('public.follow', { name }), note: t('public.freeNote') };
    case 'pro': {
      const { monthUsdCents, trialDays } = joining.tier;
      const price = formatPrice(monthUsdCents, rate, language);
      return {
        label: t('public.subscribe', { name }),
        note:
          trialDays > 0 ? t('public.trialNote', { days: trialDays, price }) : t('public.proNote', { price }),
      };
    }
    case 'closed':
      return { label: t('public.openApp'), note: t('public.closedNote') };
    default:
      return joining satisfies never;
  }
}
