/**
 * The mapping of media to wire names, as SQL that builds JSON. Arguments are SQL expressions written in our own
 * code, never values.
 */

/** Address of a public picture, '' where there is none. `small` suits a face, `large` a banner. */
export function publicImageSql(mediaId: string, size: 'small' | 'large'): string {
  const variant = size === 'small' ? 'w320' : 'w1600';
  return `coalesce((select '/media/' || i.key || '/${variant}' from media i
    where i.media_id = ${mediaId} and i.class = 'public'), '')`;
}

/** Wire `mediaItem` of the media row `alias`; `query` ends its addresses ('' or '?v=…'), `alt` says what is on it. */
export function mediaItemSql(alias: string, query: string, alt = `''`): string {
  const { url, image } = mediaUrlsSql(alias, query);
  return `json_build_object(
    'type', ${alias}.kind, 'url', ${url}, 'image', ${image}, 'placeholder', ${alias}.placeholder,
    'sources', (select json_agg(json_build_object(
        'width', w, 'url', '/media/' || ${alias}.key || '/w' || w || ${query}) order by w)
      from unnest(${alias}.widths) w),
    'width', ${alias}.width, 'height', ${alias}.height, 'duration', ${alias}.duration_ms / 1000.0::float8,
    'alt', ${alt})`;
}

/** What stands for media that the viewer may not have: that it is there, and a blur. */
export function lockedItemSql(alias: string): string {
  return `json_build_object('type', ${alias}.kind, 'url', '', 'image', '', 'placeholder', ${alias}.placeholder,
    'sources', '[]'::json, 'width', null, 'height', null, 'duration', null, 'alt', '')`;
}

/** `url`: the clip, or the largest picture. `image`: the largest picture. */
export function mediaUrlsSql(alias: string, query: string): { url: string; image: string } {
  const image = `'/media/' || ${alias}.key || '/w' || ${alias}.widths[cardinality(${alias}.widths)] || ${query}`;
  const url = `case ${alias}.kind when 'video' then '/media/' || ${alias}.key || '/mp4' || ${query} else ${image} end`;
  return { url, image };
}
