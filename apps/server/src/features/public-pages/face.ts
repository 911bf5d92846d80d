import { type Html, html } from '../../platform/http/page/html.ts';
import type { PublicCreator } from './find-public-creator.ts';

const sizes = { face: 112, 'face small': 48 } as const;

/**
 * Renders a creator's picture in one of the style's sizes, or the first letter of the name. The name is in the text
 * beside it.
 */
export function face(creator: Pick<PublicCreator, 'name' | 'avatar'>, className: keyof typeof sizes): Html {
  const { name, avatar } = creator;
  if (!avatar)
    return html`<span class="${className}" aria-hidden="true">${[...name][0]?.toUpperCase() ?? '·'}</span>`;
  const px = sizes[className];
  return html`<img class="${className}" src="${avatar}" alt="" width="${px}" height="${px}">`;
}
