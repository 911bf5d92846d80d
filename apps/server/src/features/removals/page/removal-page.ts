import { createHash } from 'node:crypto';
import {
  type RemovalKind,
  removalContentMaxLength,
  removalContentMinLength,
  removalKinds,
  removalSignatureMaxLength,
  removalUrlMaxLength,
} from '@kindred/contract/removals/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html, rawHtml } from '../../../platform/http/page/html.ts';
import { pageStyle } from '../../../platform/http/page/page-style.ts';
import { sayIn } from '../../../platform/texts/say.ts';

export const removalPath = '/removal';

/** What the form has, and the names of the fields that are wrong. */
export type Draft = { values: Record<string, string>; wrong: readonly string[]; isNothingThere: boolean };

/** The form, filled with what was sent where something in it is wrong. */
export function formPage(language: Language, { values, wrong, isNothingThere }: Draft): string {
  const t = sayIn(language);
  const errorOf = (name: string) =>
    wrong.includes(name) && (name === 'url' && isNothingThere ? t('removal.nothing') : t('removal.missing'));
  const text = (name: 'url' | 'signature' | 'email', label: string, more: FieldFacts) =>
    field(name, label, errorOf(name), { ...more, value: values[name] ?? '' });
  return page(
    language,
    t('removal.title'),
    html`<h1>${t('removal.title')}</h1>
<p class="lead">${t('removal.lead')}</p>
${wrong.length > 0 && html`<p class="wrong" role="alert">${t('removal.wrong')}</p>`}
<form method="post" action="${removalPath}">
<input type="hidden" name="client_id" value="${values.client_id ?? ''}">
<fieldset${described('kind', undefined, errorOf('kind'))}><legend>${t('removal.what')}</legend>
${removalKinds.map((kind) => choice(kind, t(`removal.kind.${kind}`), values.kind))}${notes('kind', undefined, errorOf('kind'))}</fieldset>
${text('url', t('removal.url'), { hint: t('removal.urlHint'), type: 'text', max: removalUrlMaxLength })}
${wordsField(t('removal.content'), t('removal.contentHint'), errorOf('content'), values.content ?? '')}
${text('signature', t('removal.signature'), { type: 'text', max: removalSignatureMaxLength, complete: 'name' })}
${text('email', t('removal.email'), { hint: t('removal.emailHint'), type: 'email', max: 254, complete: 'email' })}
<div><label class="check"><input type="checkbox" name="declare" value="1" required${described('declare', undefined, errorOf('declare'))}> <span>${t('removal.declare')}</span></label>${notes('declare', undefined, errorOf('declare'))}</div>
<button>${t('removal.send')}</button>
</form>
<h2>${t('removal.then')}</h2>
<p>${t('removal.then1')}</p><p>${t('removal.then2')}</p><p>${t('removal.then3')}</p>`,
  );
}

export function sentPage(language: Language, { number, dueAt }: { number: string; dueAt: Date }): string {
  const t = sayIn(language);
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(dueAt);
  return page(
    language,
    t('removal.sent'),
    html`<h1>${t('removal.sent')}</h1><p class="lead" role="status">${t('removal.sentText', { number, date: `${date} UTC` })}</p>`,
  );
}

type FieldFacts = { type: 'text' | 'email'; max: number; hint?: string; complete?: string };

function field(
  name: string,
  label: string,
  error: string | false,
  { type, max, hint, complete = 'off', value }: FieldFacts & { value: string },
): Html {
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" maxlength="${max}" autocomplete="${complete}" required${described(name, hint, error)}>
${notes(name, hint, error)}</div>`;
}

function wordsField(label: string, hint: string, error: string | false, value: string): Html {
  return html`<div class="field"><label for="content">${label}</label>
<textarea id="content" name="content" rows="6" minlength="${removalContentMinLength}" maxlength="${removalContentMaxLength}" required${described('content', hint, error)}>${value}</textarea>
${notes('content', hint, error)}</div>`;
}

function described(name: string, hint: string | undefined, error: string | false): Html {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  if (ids === '') return html``;
  return html` aria-describedby="${ids}"${error && html` aria-invalid="true"`}`;
}

const notes = (name: string, hint: string | undefined, error: string | false) =>
  html`${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${error && html`<p class="wrong" id="${name}-error">${error}</p>`}`;

function choice(kind: RemovalKind, label: string, chosen: string | undefined): Html {
  return html`<label class="check"><input type="radio" name="kind" value="${kind}" required${chosen === kind && html` checked`}> <span>${label}</span></label>`;
}

function page(language: Language, title: string, main: Html): string {
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} – Kindred</title>
<style>${rawHtml(style())}</style>
</head>
<body>
<nav><a href="/"><img src="/icon.svg" alt="" width="28" height="28">Kindred</a></nav>
<main>${main}</main>
</body>
</html>`.html
}`;
}

const style = () => pageStyle() + own;

/** Allows no script; the form posts to this server. */
export function removalPagePolicy(): string {
  const hash = createHash('sha256').update(style()).digest('base64');
  return `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

const own = `main{max-width:42rem;margin:0 auto;padding:1.5rem 1.25rem 5rem}
nav{max-width:42rem;margin:0 auto;padding:1.25rem 1.25rem 0}
nav a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;color:var(--ink);font-weight:700;font-size:1.15rem;text-decoration:none}
h1{font-size:2rem;line-height:1.2;margin-bottom:1rem}
h2{font-size:1.25rem;margin:3rem 0 .75rem}
p+p{margin-top:.75rem}
.lead{font-size:1.1rem;color:var(--ink-soft)}
form{display:flex;flex-direction:column;gap:1.5rem;margin-top:2rem}
fieldset{border:0;padding:0;display:flex;flex-direction:column;gap:.25rem}
legend,.field>label{padding:0;font-weight:600;margin-bottom:.4rem;display:block}
.check{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.6rem 0}
.check input{flex:none;width:1.25rem;height:1.25rem;margin:.1rem 0 0;accent-color:var(--action)}
input:not([type=radio],[type=checkbox]),textarea{width:100%;min-height:3rem;padding:.7rem .9rem;border:1px solid var(--line-strong);border-radius:.875rem;background:var(--surface);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--danger)!important}
.hint{margin-top:.4rem;font-size:.9rem;color:var(--ink-soft)}
.wrong{margin-top:.4rem;color:var(--danger);font-weight:600}
button{align-self:flex-start;min-height:3rem;padding:.6rem 1.6rem;border:0;border-radius:1.5rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:620;cursor:pointer}
button:hover{background:var(--action-hover)}
`;
