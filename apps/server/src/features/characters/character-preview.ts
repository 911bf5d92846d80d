import { escapeHtml } from '../../platform/http/page/html.ts';

/** The content of a link preview. Addresses of pictures are absolute, '' without a picture. */
export type PublicCharacter = {
  name: string;
  tagline: string;
  handle: string;
  banner: string;
  avatar: string;
};

/**
 * Returns `page` (HTML) with title, description and the tags of Open Graph (ogp.me, type `profile`) and Twitter cards
 * for this character, whose public page is `url`. Escapes people's texts.
 */
export function withPreview(page: string, character: PublicCharacter, url: string): string {
  const title = `${character.name} · Kindred`;
  const description = character.tagline || `@${character.handle}`;
  const image = character.banner || character.avatar;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    tag('name', 'description', description),
    tag('property', 'og:site_name', 'Kindred'),
    tag('property', 'og:type', 'profile'),
    tag('property', 'profile:username', character.handle),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    tag('property', 'og:url', url),
    ...(image ? [tag('property', 'og:image', image), tag('property', 'og:image:alt', character.name)] : []),
    tag('name', 'twitter:card', character.banner ? 'summary_large_image' : 'summary'),
  ];
  // Functions, because a text such as `$&` would be read as a replacement pattern.
  return page
    .replace(/<meta name="description"[^>]*>\s*/, () => '')
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '));
}

function tag(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}
