import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageLanguage } from '../../platform/http/page/page-language.ts';
import { joinPath } from './addresses.ts';
import type { PublicCreator } from './find-public-creator.ts';
import { publicTexts } from './public-texts.ts';

/** Who the creator is, and the one button to join. */
export function creatorHeader(creator: PublicCreator, language: PageLanguage): Html {
  const texts = publicTexts[language];
  const { name, handle, banner, avatar, tagline, bio } = creator;
  return html`${banner ? html`<img class="banner" src="${banner}" alt="" width="1600" height="500" fetchpriority="high">` : html`<div class="banner"></div>`}
<div class="person"><div class="who">${avatar ? html`<img class="face" src="${avatar}" alt="" width="112" height="112">` : html`<div class="face"></div>`}
<h1>${name}${creator.isVerified && html`<span class="badge">${texts.verified}</span>`}</h1>
<p class="soft">@${handle}</p>${tagline !== '' && html`<p>${tagline}</p>`}
<p class="soft">${texts.followers(creator.followerNum)} · ${texts.postCount(creator.postNum)}</p></div>
<div class="join">${joinButton(creator, language)}</div></div>
${bio !== '' && html`<p class="bio">${bio}</p>`}${creator.tiers.length > 0 && tierList(creator, language)}`;
}

function tierList({ tiers }: PublicCreator, language: PageLanguage): Html {
  const texts = publicTexts[language];
  const rows = tiers.map(({ name, month_usd_cents, perks, level }) => {
    const lines = [level === 0 ? texts.tierFirst : texts.tierMore, ...perks];
    return html`<li><strong>${name || texts.member}</strong> ${texts.perMonth(formatUsd(month_usd_cents, language))}
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></li>`;
  });
  return html`<section class="tiers"><h2>${texts.tiers}</h2><ul>${rows}</ul></section>`;
}

/** The button to join, and what that costs. With a post it leads back to that post. */
export function joinButton(creator: PublicCreator, language: PageLanguage, postId?: string): Html {
  const { label, note } = joinWords(creator, language);
  return html`<a class="button" href="${joinPath(creator.handle, postId)}">${label}</a><p class="soft">${note}</p>`;
}

function joinWords(
  { joining, name }: PublicCreator,
  language: PageLanguage,
): { label: string; note: string } {
  const texts = publicTexts[language];
  switch (joining.kind) {
    case 'free':
      return { label: texts.follow(name), note: texts.freeNote };
    case 'pro': {
      const { monthUsdCents, trialDays } = joining.tier;
      return {
        label: texts.subscribe(name),
        note: texts.proNote(formatUsd(monthUsdCents, language), trialDays),
      };
    }
    case 'closed':
      return { label: texts.openApp, note: texts.closedNote };
    default:
      return joining satisfies never;
  }
}

function formatUsd(cents: number, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
