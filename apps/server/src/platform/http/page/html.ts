/** A piece of HTML that is whole and safe to put into a page. */
export type Html = { readonly html: string };

type Part = Html | readonly Html[] | string | number | false | null | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, also within a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** HTML in which every text is escaped; pieces of HTML are put in as they are, what is absent is left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => text + partHtml(parts[index])).join('') };
}

/** HTML of our own code that is not written in a template, such as a style sheet. Never made of people's texts. */
export function rawHtml(text: string): Html {
  return { html: text };
}

/** Data for other machines (`application/ld+json`), which no text in it can leave. */
export function jsonScript(data: object): Html {
  return rawHtml(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

function partHtml(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('html' in part) return part.html;
  return part.map((piece) => piece.html).join('');
}
