import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/platform/http/page/html.ts';
import type { PageLanguage } from '../../src/platform/http/page/page-language.ts';
import type { DemoPerson } from './demo-person.ts';
import { signInStyle } from './page-style.ts';
import { type PageTexts, pageTexts } from './page-texts.ts';

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
  language: PageLanguage,
): string {
  const texts = pageTexts[language];
  const items = people.map((person) => personItem(person, texts));
  return page(
    language,
    texts.choose,
    `<h1>${texts.choose}</h1>
<p class="lead">${escapeHtml(texts.chooseHint(providerLabel))}</p>
${items.length > 0 ? `<form method="post"><ul>${items.join('')}</ul></form>` : ''}
<form method="post" class="new">
<label for="name">${texts.someoneNew}</label>
<div class="row">
<input id="name" name="name" required maxlength="40" autocomplete="off" placeholder="${texts.theirName}">
<button class="go">${texts.goOn}</button>
</div>
</form>`,
  );
}

/** Tells in words what went wrong and leads back to the app. */
export function problemPage(problem: string, language: PageLanguage): string {
  const texts = pageTexts[language];
  return page(
    language,
    texts.stopped,
    `<h1>${texts.cannotGoOn}</h1>
<p class="lead">${escapeHtml(problem)}</p>
<p><a href="/login">${texts.back}</a></p>`,
  );
}

function personItem(person: DemoPerson, texts: PageTexts): string {
  const face = person.avatarUrl
    ? `<img class="face" src="${escapeHtml(person.avatarUrl)}" alt="" width="44" height="44">`
    : `<span class="face" aria-hidden="true">${escapeHtml([...person.name][0] ?? '?')}</span>`;
  return `<li><button class="person" name="sub" value="${escapeHtml(person.sub)}">${face}<span class="who"><b>${escapeHtml(
    person.name,
  )}</b><small>${escapeHtml(texts.note(person.role))}</small></span></button></li>`;
}

function page(language: PageLanguage, title: string, main: string): string {
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
