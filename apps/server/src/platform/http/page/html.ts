/** A piece of HTML that is complete and safe to insert into a page. */
export type Html = { readonly html: string };

type Part = Html | readonly Html[] | string | number | false | null | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Builds HTML. Texts are escaped, pieces of HTML are inserted unchanged, absent values are omitted. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => text + partHtml(parts[index])).join('') };
}

/** Marks a text of our own code, such as a style sheet, as HTML. It must never contain texts of people. */
export function rawHtml(text: string): Html {
  return { html: text };
}

/** Writes data for a `<script>` element (`application/ld+json`), escaped so that no text can close the element. */
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
