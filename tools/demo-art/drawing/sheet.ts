export type Stop = readonly [offset: number, color: string];
export type Direction = { x1: number; y1: number; x2: number; y2: number };
export type Sheet = ReturnType<typeof createSheet>;

export const down: Direction = { x1: 0, y1: 0, x2: 0, y2: 1 };
export const across: Direction = { x1: 0, y1: 0, x2: 1, y2: 0 };

/** A drawing under way: shapes are added from back to front and come out as one SVG text. */
export function createSheet(width: number, height: number) {
  const defs: string[] = [];
  const body: string[] = [];
  const define = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const add = (markup: string) => void body.push(markup);
  return {
    width,
    height,
    add,
    define,
    /** A fill that runs along a direction of the shape's own box. */
    linear: (stops: readonly Stop[], to: Direction = down) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${to.x1}" y1="${to.y1}" x2="${to.x2}" y2="${to.y2}">${stopsOf(stops)}</linearGradient>`,
      ),
    /** A fill that runs from a point of the shape's own box outwards. */
    radial: (stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    rect: (x: number, y: number, w: number, h: number, fill: string, more = '') =>
      add(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`),
    circle: (x: number, y: number, r: number, fill: string, more = '') =>
      add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`),
    ellipse: (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
      add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`),
    path: (d: string, fill: string, more = '') => add(`<path d="${d}" fill="${fill}" ${more}/>`),
    line: (d: string, stroke: string, strokeWidth: number, more = '') =>
      add(
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
      ),
    /** Everything that `draw` adds, as one group with these attributes. */
    group: (attributes: string, draw: () => void) => {
      add(`<g ${attributes}>`);
      draw();
      add('</g>');
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  };
}

/** A number as short as a drawing needs it. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops.map(([offset, color]) => `<stop offset="${n(offset)}" stop-color="${color}"/>`).join('');
}
