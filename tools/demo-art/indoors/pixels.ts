import { mix, ramp } from '../drawing/color.ts';
import { fbm, ridged } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';

type Grid = { columns: number; rows: number; set: (x: number, y: number, color: string) => void };

// Bayer's ordered dither: which of 16 cells of a tile turn first.
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** A screen of a game that does not exist: big square pixels, dithered sky, a lake, a small hero. */
export function paintPixels(scene: Scene): Finish {
  const { w, h, u, colors, sheet } = scene;
  const size = Math.max(1, Math.round(8.5 * u));
  const cells = new Map<string, string>();
  const grid: Grid = {
    columns: Math.ceil(w / size),
    rows: Math.ceil(h / size),
    set: (x, y, color) => void cells.set(`${Math.round(x)},${Math.round(y)}`, color),
  };
  paintWorld(scene, grid);
  const runs = new Map<string, string[]>();
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; ) {
      const color = cells.get(`${x},${y}`) ?? colors.ink;
      let end = x + 1;
      while (end < grid.columns && cells.get(`${end},${y}`) === color) end++;
      const run = runs.get(color) ?? [];
      runs.set(color, run);
      run.push(`M${x * size} ${y * size}h${(end - x) * size}v${size}h${-(end - x) * size}z`);
      x = end;
    }
  }
  for (const [color, run] of runs) sheet.path(run.join(''), color, 'shape-rendering="crispEdges"');
  return { bloom: 0.35, grain: 0.25, vignette: 0.5, paper: 0 };
}

function paintWorld(scene: Scene, grid: Grid) {
  const { salt, random, colors } = scene;
  const { columns, rows, set } = grid;
  const lake = Math.round(rows * 0.7);
  const sky = [colors.ink, colors.deep, colors.mid, colors.soft, colors.light, colors.spark];
  const sun = {
    x: Math.round(columns * random.pick([0.36, 0.64])),
    y: Math.round(rows * 0.34),
    r: Math.round(Math.min(columns, rows) * 0.15),
  };
  const far = (x: number) => lake - Math.round((ridged(x / (rows * 0.24), salt, 4) - 0.35) * rows * 0.4);
  const near = (x: number) => lake - Math.round((fbm(x / (rows * 0.2), 4, salt, 4) + 0.45) * rows * 0.17);
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < lake; y++) {
      const threshold = ((bayer[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
      const step = (y / lake) * (sky.length - 1);
      let color =
        sky[Math.min(sky.length - 1, Math.floor(step) + (step % 1 > threshold ? 1 : 0))] ?? colors.mid;
      if ((x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.r ** 2)
        color = (y - sun.y) % 5 === 0 && y > sun.y ? colors.light : colors.paper;
      if (y > far(x))
        color =
          y < far(x) + 3 && far(x) < lake * 0.88
            ? mix(colors.paper, colors.soft, 0.3)
            : mix(colors.mid, colors.soft, 0.25);
      if (y > near(x)) color = (x + y) % 2 && y < near(x) + 3 ? colors.mid : colors.deep;
      set(x, y, color);
    }
    mirror(scene, grid, x, lake, { sun, far, near });
  }
  for (let i = 0; i < columns * 0.5; i++)
    set(random.int(0, columns), random.int(0, Math.round(rows * 0.22)), colors.paper);
  for (let i = 0; i < columns / 4; i++)
    paintFir(scene, grid, random.int(0, columns), lake + 1, random.int(6, 15));
  paintShore(scene, grid);
}

type World = {
  sun: { x: number; y: number; r: number };
  far: (x: number) => number;
  near: (x: number) => number;
};

function mirror({ colors }: Scene, { rows, set }: Grid, x: number, lake: number, { sun, far, near }: World) {
  for (let y = lake; y < rows; y++) {
    const above = lake - (y - lake) * 1.25 + Math.round(Math.sin(y * 1.3) * 1.2);
    const depth = (y - lake) / (rows - lake);
    let color = ramp(
      [mix(colors.light, colors.mid, 0.3), colors.mid, colors.deep],
      Math.floor(depth * 6) / 6,
    );
    if (above > far(x)) color = mix(colors.mid, colors.deep, 0.4);
    if (above > near(x)) color = mix(colors.deep, colors.ink, 0.3);
    if (Math.abs(x - sun.x) < sun.r * (0.25 + depth) && (x * 5 + y * 3) % 7 < 3 && y % 3 === 0)
      color = colors.spark;
    set(x, y, color);
  }
}

function paintFir({ colors, random }: Scene, { set }: Grid, x: number, foot: number, tall: number) {
  const lit = random.pick([colors.mid, mix(colors.mid, colors.deep, 0.5)]);
  for (let k = 0; k < tall; k++) {
    const half = Math.floor(((k % 4) + k * 0.55) * 0.5);
    for (let dx = -half; dx <= half; dx++)
      set(
        x + dx,
        foot - tall + k,
        dx < 0 ? colors.ink : dx === half ? lit : mix(colors.ink, colors.deep, 0.6),
      );
  }
}

function paintShore({ colors, random, salt }: Scene, { columns, rows, set }: Grid) {
  const top = (x: number) => rows - 7 - Math.round(fbm(x / 24, 9, salt, 3) * 8);
  for (let x = 0; x < columns; x++)
    for (let y = top(x); y < rows; y++)
      set(x, y, y === top(x) ? colors.soft : (x * y) % 5 === 0 ? colors.deep : colors.ink);
  const hero = Math.round(columns * 0.3);
  const foot = top(hero);
  const sprite = [
    '..hhh..',
    '.hhhhh.',
    'ehsssse',
    '.hsbsb.',
    '..sss..',
    '.ccccc.',
    'ccccccc',
    '.ccccc.',
    '.ggggg.',
    '..k.k..',
    '..k.k..',
  ];
  const inks: Record<string, string> = {
    h: colors.accent,
    s: '#f2c9a1',
    e: '#f2c9a1',
    b: '#1a1420',
    c: colors.spark,
    g: mix(colors.spark, colors.ink, 0.4),
    k: colors.ink,
  };
  sprite.forEach((row, y) =>
    [...row].forEach(
      (cell, x) => inks[cell] && set(hero + x, foot - sprite.length + y, inks[cell] ?? colors.ink),
    ),
  );
  for (let i = 0; i < columns / 3; i++) {
    const x = random.int(0, columns);
    set(x, top(x) - 1, random.pick([colors.soft, colors.spark, colors.accent]));
  }
}
