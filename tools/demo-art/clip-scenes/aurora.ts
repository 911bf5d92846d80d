import type { Frame } from './pen.ts';

/** Northern lights over a lake. */
export function drawAurora({ pen, w, h, t, random }: Frame) {
  const turn = t * Math.PI * 2;
  const shore = h * 0.7;
  const sky = pen.createLinearGradient(0, 0, 0, shore);
  for (const [at, color] of [
    [0, '#050b1a'],
    [0.7, '#0c2a3c'],
    [1, '#1d5a5c'],
  ] as const)
    sky.addColorStop(at, color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, w, h);
  for (let i = 0; i < 130; i++) {
    pen.fillStyle = `rgba(255,255,255,${(0.3 + 0.5 * random()).toFixed(3)})`;
    pen.beginPath();
    pen.arc(random() * w, random() * shore, 0.7 + random() ** 5 * 1.8, 0, 7);
    pen.fill();
  }
  const curtains = (flip: number, strength: number) => {
    pen.globalCompositeOperation = 'lighter';
    [
      ['80,255,170', 0.5, 1.3],
      ['60,220,210', 0.4, 2.1],
      ['180,100,255', 0.3, 1.7],
    ].forEach(([tint, level, waves], c) => {
      for (let x = 0; x < w; x += 6) {
        const u = x / w;
        const foot =
          shore *
          (Number(level) +
            0.12 * Math.sin(u * 6.283 * Number(waves) * 0.6 + turn + c * 2) +
            0.05 * Math.sin(u * 17 - turn + c));
        const tall =
          shore * (0.3 + 0.16 * Math.sin(u * 9 + c * 3 + turn) + 0.06 * Math.sin(u * 43 - turn * 2));
        const share =
          strength * (0.2 + 0.14 * Math.sin(u * 13 + turn * 2 + c) + 0.06 * Math.sin(u * 61 + turn));
        const y = flip ? shore + (shore - foot) * 0.22 : foot;
        const end = flip ? y + tall * 0.9 : y - tall;
        const ray = pen.createLinearGradient(0, y, 0, end);
        ray.addColorStop(0, `rgba(${tint},0)`);
        ray.addColorStop(0.12, `rgba(${tint},${Math.max(0, share).toFixed(3)})`);
        ray.addColorStop(1, `rgba(${tint},0)`);
        pen.fillStyle = ray;
        pen.fillRect(x, Math.min(y, end), 6, Math.abs(end - y));
      }
    });
    pen.globalCompositeOperation = 'source-over';
  };
  curtains(0, 1.5);
  pen.fillStyle = '#04121c';
  pen.beginPath();
  pen.moveTo(0, shore);
  for (let x = 0; x <= w; x += 8)
    pen.lineTo(
      x,
      shore - h * (0.06 + 0.05 * Math.sin(x / 170) + 0.03 * Math.sin(x / 61 + 2) + 0.012 * Math.sin(x / 17)),
    );
  pen.lineTo(w, shore);
  pen.fill();
  const lake = pen.createLinearGradient(0, shore, 0, h);
  lake.addColorStop(0, '#10413f');
  lake.addColorStop(1, '#03101a');
  pen.fillStyle = lake;
  pen.fillRect(0, shore, w, h - shore);
  pen.save();
  pen.beginPath();
  pen.moveTo(0, shore);
  for (const [x, y] of [
    [w, shore],
    [w, h],
    [0, h],
  ] as const)
    pen.lineTo(x, y);
  pen.clip();
  curtains(1, 1);
  for (let i = 0; i < 60; i++) {
    const depth = random();
    pen.fillStyle = 'rgba(3,14,24,0.35)';
    pen.fillRect(
      random() * w - 100 + 14 * Math.sin(turn + i),
      shore + depth * (h - shore),
      80 + 260 * depth,
      1 + 3 * depth,
    );
  }
  pen.restore();
}
