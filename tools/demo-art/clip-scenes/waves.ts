import type { Frame } from './pen.ts';

/** A moonlit sea that rolls towards the shore. */
export function drawWaves({ pen, w, h, t, random }: Frame) {
  const turn = t * Math.PI * 2;
  const sky = pen.createLinearGradient(0, 0, 0, h * 0.5);
  for (const [at, color] of [
    [0, '#14224a'],
    [0.55, '#5b4a8c'],
    [1, '#ffb08a'],
  ] as const)
    sky.addColorStop(at, color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, w, h * 0.5);
  const halo = pen.createRadialGradient(w * 0.62, h * 0.36, 10, w * 0.62, h * 0.36, h * 0.34);
  halo.addColorStop(0, 'rgba(255,228,190,0.9)');
  halo.addColorStop(0.2, 'rgba(255,205,160,0.4)');
  halo.addColorStop(1, 'rgba(255,190,150,0)');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = '#fff1d8';
  pen.beginPath();
  pen.arc(w * 0.62, h * 0.36, h * 0.06, 0, 7);
  pen.fill();
  const tones = ['#b86f86', '#7d5a92', '#4b4c8f', '#2f3f80', '#1f3169', '#152450', '#0d1838'];
  tones.forEach((tone, i) => {
    const y = h * (0.46 + 0.016 * i + 0.0105 * i * i);
    const swell = h * (0.004 + 0.0045 * i);
    const crest = (x: number) =>
      y +
      swell * Math.sin((x / w) * (11 - i * 1.1) + i * 2.1 + turn * (i % 2 ? 1 : 2)) +
      swell * 0.5 * Math.sin((x / w) * (23 - i * 2) - turn + i);
    const water = pen.createLinearGradient(0, y, 0, y + h * 0.2);
    water.addColorStop(0, tone);
    water.addColorStop(1, tones[i + 1] ?? '#070d22');
    pen.fillStyle = water;
    pen.beginPath();
    pen.moveTo(0, h);
    for (let x = 0; x <= w + 12; x += 12) pen.lineTo(x, crest(x));
    pen.lineTo(w, h);
    pen.closePath();
    pen.fill();
    for (let k = 0; k < 12; k++) {
      const spread = w * (0.03 + 0.028 * i);
      const x = w * 0.62 + (random() + random() - 1) * spread;
      const shine = 0.5 + 0.5 * Math.sin(turn * 2 + random() * 7);
      pen.fillStyle = `rgba(255,224,180,${(0.75 * shine).toFixed(3)})`;
      pen.beginPath();
      pen.ellipse(
        x,
        crest(x) + random() * h * 0.014 * (i + 1),
        (6 + 5 * i) * (0.6 + 0.6 * shine),
        1.2 + 0.35 * i,
        0,
        0,
        7,
      );
      pen.fill();
    }
  });
}
