import { createHash } from 'node:crypto';
import type { Language } from '@kindred/contract/wire/languages';
import { escapeHtml } from '../../src/platform/http/page/html.ts';
import { type Say, sayIn } from '../../src/platform/texts/say.ts';
import type { DemoPerson } from './demo-person.ts';
import type { ModelOffer } from './model-offer.ts';
import { signInStyle } from './page-style.ts';

/** No script, our one style sheet, pictures and the face of our own; forms may lead here and, by redirect, back to the app. */
export function pagePolicy(formTargets: string[] = []): string {
  const styleHash = createHash('sha256').update(signInStyle()).digest('base64');
  return [
    "default-src 'none'",
    "font-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where one picks who to be. */
export function choosePersonPage(
  providerLabel: string,
  people: DemoPerson[],
  offer: ModelOffer | undefined,
  language: Language,
): string {
  const t = sayIn(language);
  const items = people.map((person) => personItem(person, t));
  return page(
    language,
    t('demoSignIn.choose'),
    `<h1>${t('demoSignIn.choose')}</h1>
<p class="lead">${escapeHtml(t('demoSignIn.chooseHint', { provider: providerLabel }))}</p>
${items.length > 0 ? `<form method="post"><ul>${items.join('')}</ul></form>` : ''}
<form method="post" class="new">
<label for="name">${t('demoSignIn.someoneNew')}</label>
<div class="row">
<input id="name" name="name" required maxlength="40" autocomplete="off" placeholder="${t('demoSignIn.theirName')}">
<button class="go">${t('demoSignIn.goOn')}</button>
</div>
</form>
${offer ? modelSection(offer, t) : ''}`,
  );
}

function modelSection(offer: ModelOffer, t: Say): string {
  if (offer.state === 'connected') {
    const text = t('demoSignIn.modelConnected', { model: offer.model });
    const greeting = offer.greeting
      ? `<blockquote dir="auto">${escapeHtml(offer.greeting)}</blockquote>`
      : '';
    return `<section class="new" role="status"><p>${escapeHtml(text)}</p>${greeting}</section>`;
  }
  const { program, model } = offer;
  const failure = offer.hasFailed
    ? `<p role="alert">${escapeHtml(t('demoSignIn.modelFailed', { model }))}</p>`
    : '';
  return `<form method="post" class="new">
<p>${escapeHtml(t('demoSignIn.modelFound', { program, model }))}</p>
${failure}<button class="go" name="connect" value="1">${t('demoSignIn.connectModel')}</button>
</form>`;
}

/** Tells in words what went wrong and leads back to the app. */
export function problemPage(problem: string, language: Language): string {
  const t = sayIn(language);
  return page(
    language,
    t('demoSignIn.stopped'),
    `<h1>${t('demoSignIn.cannotGoOn')}</h1>
<p class="lead">${escapeHtml(problem)}</p>
<p><a href="/login">${t('demoSignIn.back')}</a></p>`,
  );
}

function personItem(person: DemoPerson, t: Say): string {
  const face = person.avatarUrl
    ? `<img class="face" src="${escapeHtml(person.avatarUrl)}" alt="" width="44" height="44">`
    : `<span class="face" aria-hidden="true">${escapeHtml([...person.name][0] ?? '?')}</span>`;
  return `<li><button class="person" name="sub" value="${escapeHtml(person.sub)}">${face}<span class="who"><b>${escapeHtml(
    person.name,
  )}</b><small>${escapeHtml(noteOf(person.role, t))}</small></span></button></li>`;
}

function page(language: Language, title: string, main: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg">
<title>${escapeHtml(title)} · Kindred</title>
<style>${signInStyle()}</style>
</head>
<body><main>${main}</main></body>
</html>`;
}

/** One line on who somebody is. */
function noteOf(role: DemoPerson['role'], t: Say): string {
  if (role === 'new') return t('demoSignIn.noteNew');
  if (role === 'staff') return t('demoSignIn.noteStaff');
  return 'handle' in role
    ? t('demoSignIn.noteCreator', { handle: role.handle })
    : t('demoSignIn.noteFan', { diamonds: role.diamonds });
}
