import { handlePattern } from '@kindred/contract/characters/limits';

/** A piece of a text. `href` is a checked web address; `handle` and `tag` come without their sign. */
export type LinkToken =
  | { kind: 'text'; text: string }
  | { kind: 'web'; text: string; href: string }
  | { kind: 'handle'; text: string; handle: string }
  | { kind: 'tag'; text: string; tag: string };

// An address ends at space, quotes, brackets of markup, and what is not to be seen (control and direction signs). A sign in the
// middle of a word (a mail address, a path) begins nothing.
const link =
  /(?<![\p{L}\p{N}_])https?:\/\/[^\s\p{C}<>"'`]+|(?<![\p{L}\p{N}_@/.&-])@[A-Za-z0-9_]{3,30}(?![\p{L}\p{N}_@])|(?<![\p{L}\p{N}_#/&])#[\p{L}\p{N}_]{1,50}(?![\p{L}\p{N}_#])/giu;

// What ends a sentence is no part of the address.
const trailing = /[.,;:!?…。，；：！？）】》」』]+$/u;

// Most texts have none of them, which is quicker found out.
const sign = /[@#]|:\/\//;

/** Splits text into web addresses (http and https alone), @handles, #tags and the rest. Nothing is lost: the texts together are the text. */
export function splitLinks(text: string): LinkToken[] {
  if (!sign.test(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const tokens: LinkToken[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const token = tokenOf(match[0]);
    if (!token) continue;
    if (match.index > end) tokens.push({ kind: 'text', text: text.slice(end, match.index) });
    tokens.push(token);
    end = match.index + token.text.length;
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end) });
  return tokens;
}

function tokenOf(address: string): LinkToken | undefined {
  if (address.startsWith('@')) {
    const handle = address.slice(1).toLowerCase();
    return handlePattern.test(handle) ? { kind: 'handle', text: address, handle } : undefined;
  }
  if (address.startsWith('#')) {
    const tag = address.slice(1);
    return /\p{L}/u.test(tag) ? { kind: 'tag', text: address, tag } : undefined;
  }
  const text = withoutEnd(address);
  const url = URL.parse(text);
  // A name before the host reads like the host: https://kindred.example@elsewhere.example
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain ? { kind: 'web', text, href: url.href } : undefined;
}

/** Without what ends the sentence, and without a closing bracket that the address did not open. */
function withoutEnd(address: string): string {
  const text = address.replace(trailing, '');
  const closes = text.endsWith(')') && text.split(')').length > text.split('(').length;
  return closes || text.endsWith(']') ? withoutEnd(text.slice(0, -1)) : text;
}
