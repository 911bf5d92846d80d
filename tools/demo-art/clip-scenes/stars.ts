import type { Frame } from './pen.ts';

/** The sky turning about its pole above a ridge of firs; one star falls. */
export function drawStars({ pen, w, h, t, random }: Frame) {
  const sky = pen.createLinearGradient(0, 0, 0, h);
  for (const [at, color] of [
    [0, '#070a1e'],
    [0.5, '#1b2358'],
    [0.8, '#6b4f96'],
    [1, '#e58e9a'],
  ] as const)
    sky.addColorStop(at, color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, w, h);
  const [poleX, poleY] = [w * 0.58, h * 0.42];
  pen.lineCap = 'round';
  for (let i = 0; i < 230; i++) {
    const r = Math.sqrt(random()) * h * 0.78;
    // Every star is followed by its twin one step back, so the turning closes on itself.
    const step = 0.22;
    const start = random() * Math.PI * 2;
    const bright = random() ** 3;
    const tint = ['255,246,232', '190,214,255', '255,206,170'][i % 3];
    for (const [a, share] of [
      [start + t * step, 1 - t],
      [start + (t - 1) * step, t],
    ] as const) {
      pen.strokeStyle = `rgba(${tint},${(share * (0.35 + 0.65 * bright)).toFixed(3)})`;
      pen.lineWidth = 1.8 + bright * 3;
      pen.beginPath();
      pen.arc(poleX, poleY, r, a, a + 0.075);
      pen.stroke();
    }
  }
  const fall = (t - 0.35) / 0.16;
  if (fall > 0 && fall < 1) {
    const [x, y] = [w * (0.16 + 0.44 * fall), h * (0.12 + 0.2 * fall)];
    const tail = pen.createLinearGradient(x - w * 0.2, y - h * 0.073, x, y);
    tail.addColorStop(0, 'rgba(255,255,255,0)');
    tail.addColorStop(1, `rgba(255,255,255,${Math.sin(fall * Math.PI).toFixed(3)})`);
    pen.strokeStyle = tail;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(x - w * 0.2, y - h * 0.073);
    pen.lineTo(x, y);
    pen.stroke();
  }
  for (const [level, tone, size] of [
    [0.86, '#3a2f63', 60],
    [0.93, '#0b0d22', 110],
  ] as const) {
    pen.fillStyle = tone;
    pen.fillRect(0, h * level, w, h);
    for (let x = -20; x < w + 20; x += size * 0.26) {
      const tall = size * (0.55 + random());
      const foot = h * level + 4;
      pen.beginPath();
      pen.moveTo(x - tall * 0.2, foot);
      for (let k = 1; k < 6; k++) {
        pen.lineTo(x - tall * 0.2 * (1 - k / 6), foot - (tall * k) / 6);
        pen.lineTo(x - tall * 0.2 * (1 - k / 6) * 0.55, foot - (tall * k) / 6);
      }
      pen.lineTo(x, foot - tall);
      for (let k = 5; k > 0; k--) {
        pen.lineTo(x + tall * 0.2 * (1 - k / 6) * 0.55, foot - (tall * k) / 6);
        pen.lineTo(x + tall * 0.2 * (1 - k / 6), foot - (tall * k) / 6);
      }
      pen.lineTo(x + tall * 0.2, foot);
      pen.fill();
    }
  }
}
