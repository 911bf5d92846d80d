import { channels, fade, mix } from '../drawing/color.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { across, n } from '../drawing/sheet.ts';
import { paintPot, potProfiles } from './pot.ts';

/** A quiet row of glazed pots on a table, light falling from the left. */
export async function paintCeramics(scene: Scene): Promise<Finish> {
  const { w, h, u, random, colors, sheet, salt } = scene;
  const table = h * 0.76;
  const wall = random.pick([
    mix(colors.light, colors.soft, 0.3),
    mix(colors.light, colors.paper, 0.35),
    mix(colors.mid, colors.soft, 0.5),
  ]);
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear(
      [
        [0, mix(wall, colors.paper, 0.25)],
        [1, mix(wall, colors.mid, 0.22)],
      ],
      across,
    ),
  );
  const [r, g, b] = channels(colors.paper);
  await layField(scene, (x, y) => [r, g, b, 0.22 * Math.max(0, fbm(x * 4, y * 4, salt, 4) + 0.3)]);
  paintArch(scene, table);
  paintTable(scene, table);
  const count = w > h * 1.25 ? 5 : random.int(3, 4);
  const scale = Math.min(w / (count * 0.88), h * 0.46);
  const order = [...potProfiles].sort(() => random.next() - 0.5);
  for (let i = 0; i < count; i++) {
    const x = w * 0.5 + (i - (count - 1) / 2) * scale * 0.72;
    const size = scale * random.range(0.74, 1.05);
    paintPot(
      scene,
      {
        x,
        foot: table + random.range(20, 66) * u * (i % 2 ? 1.5 : 0.5),
        size,
        profile: order[i % order.length] ?? [],
      },
      i,
    );
  }
  return { bloom: 0.18, grain: 0.9, vignette: 0.8, paper: 0.5 };
}

function paintArch({ w, h, random, colors, sheet }: Scene, table: number) {
  const r = Math.min(w * 0.3, h * 0.3);
  const x = w * random.pick([0.382, 0.618, 0.5]);
  const top = table - r * 1.9;
  const tint = random.pick([colors.accent, colors.spark, colors.mid]);
  sheet.path(
    `M${n(x - r)} ${n(table)}V${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top + r)}V${n(table)}Z`,
    sheet.linear([
      [0, mix(tint, colors.paper, 0.18)],
      [1, mix(tint, colors.deep, 0.22)],
    ]),
  );
}

function paintTable({ w, h, colors, sheet }: Scene, table: number) {
  sheet.rect(
    0,
    table,
    w,
    h - table,
    sheet.linear([
      [0, mix(colors.paper, colors.light, 0.5)],
      [1, mix(colors.light, colors.soft, 0.75)],
    ]),
  );
  sheet.rect(0, table, w, h * 0.004, fade(colors.paper, 0.8));
}
