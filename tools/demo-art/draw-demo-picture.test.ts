import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFolder } from '../../apps/server/demo/world/demo-media.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';

test.each(['fans/mia', 'mara_clay/avatar', 'wander_ilse/banner', 'chef_bastien/food-1'])(
  'the committed picture %s is what the tool draws',
  async (name) => {
    const committed = await pixels(path.join(mediaFolder, `${name}.webp`));
    const drawn = await pixels(await drawDemoPicture(name));
    expect(drawn.length).toBe(committed.length);
    const difference = drawn.reduce((sum, value, i) => sum + Math.abs(value - (committed[i] ?? 0)), 0);
    // Another processor may round otherwise; another picture is far away.
    expect(difference / drawn.length).toBeLessThan(0.5);
  },
);

test('what the tool does not know it refuses by name', async () => {
  await expect(drawDemoPicture('mara_clay/submarine-1')).rejects.toThrow('mara_clay/submarine-1');
  await expect(drawDemoPicture('nobody/avatar')).rejects.toThrow('nobody');
});

function pixels(image: string | Buffer): Promise<Buffer> {
  return sharp(image).raw().toBuffer();
}
