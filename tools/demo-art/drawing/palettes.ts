/** Eight colours by the part they play: ink is darkest, paper lightest, accent and spark are the two that pop. */
export type Palette = Readonly<
  Record<'ink' | 'deep' | 'mid' | 'soft' | 'light' | 'paper' | 'accent' | 'spark', string>
>;

export const palettes = {
  dusk: palette('#1b1430 #3b2357 #8a3f78 #e0718a #ffb38a #ffe9c9 #ff6f59 #ffd166'),
  alpine: palette('#10222e #234250 #4a7482 #8fb0b5 #c9d8d3 #f3efe4 #e4785a #f3c677'),
  ember: palette('#1c0f13 #4a1622 #8f2b2e #d2553b #f29e5e #fde8c8 #ffcf5c #ff7a4d'),
  neon: palette('#090a1c #161a46 #3b2a86 #9a3bc0 #ff5fa8 #ffe3f3 #21e6f0 #ffc64b'),
  clay: palette('#2e211d #5c3d33 #a05f48 #cf9274 #e8c9ab #f7eee0 #c8553d #4f7a78'),
  sage: palette('#1d2a22 #35503f #5f8465 #9db594 #d5dcc0 #f8f4e6 #d9795d #e9b44c'),
  ocean: palette('#06202e #0d4258 #1f7a8c #62b6b7 #bfe3dc #fbf5e6 #ff8360 #ffd07b'),
  cosmos: palette('#070914 #151b3d #37356f #7b5ea7 #d59bc0 #f8e9ee #5ec8e5 #ffd9a0'),
  dune: palette('#3a1c1d #7a3b2c #b9653f #dc9657 #f2c887 #fdf0d5 #2f6f7e #e4572e'),
  aurora: palette('#061018 #0b2b37 #136356 #3bbf8d #a8f0c0 #f0fff0 #b96bff #ffe08a'),
  bloom: palette('#2c1a2e #6b2d5c #b8487a #ea8fa4 #f7c9c5 #fff3ec #f0563a #3f8f7f'),
  citrus: palette('#20301c #3f6b35 #86a93c #d9c64a #f7e39a #fffaea #f2762e #d9344a'),
  mono: palette('#141414 #2d2d2f #5d5b5a #9b9690 #d3ccc1 #f4efe6 #e5484d #e8b04a'),
  rain: palette('#0a0d12 #1a2430 #34495a #6e8796 #b8c6cb #eef0ea #f2a65a #e5484d'),
} as const;

export type PaletteName = keyof typeof palettes;

function palette(row: string): Palette {
  const [ink = '', deep = '', mid = '', soft = '', light = '', paper = '', accent = '', spark = ''] =
    row.split(' ');
  return { ink, deep, mid, soft, light, paper, accent, spark };
}
