import type { Frame } from './pen.ts';

/** A bowl turning on the potter's wheel, its bands of slip running round. */
export function drawWheel({ pen, w, h, t, random }: Frame) {
  const turn = t * Math.PI * 2;
  const wall = pen.createLinearGradient(0, 0, w, h);
  wall.addColorStop(0, '#f3dcc0');
  wall.addColorStop(1, '#b98465');
  pen.fillStyle = wall;
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = 'rgba(255,244,222,0.5)';
  for (let i = 0; i < 2; i++) {
    pen.beginPath();
    pen.moveTo(w * (0.1 + i * 0.25), h * 0.1);
    pen.lineTo(w * (0.31 + i * 0.25), h * 0.15);
    pen.lineTo(w * (0.39 + i * 0.25), h * 0.52);
    pen.lineTo(w * (0.18 + i * 0.25), h * 0.47);
    pen.fill();
  }
  const [cx, foot] = [w * 0.5, h * 0.74];
  const disc = (y: number, r: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(cx, y, r, r * 0.24, 0, 0, 7);
    pen.fill();
  };
  disc(foot + h * 0.075, w * 0.47, 'rgba(58,26,16,0.4)');
  disc(foot + h * 0.045, w * 0.42, '#5c4038');
  disc(foot + h * 0.03, w * 0.42, '#8c6a5a');
  for (let i = 0; i < 40; i++) {
    const [a, r] = [random() * 6.283 + turn * 2, w * (0.22 + 0.19 * random())];
    pen.fillStyle = 'rgba(236,200,168,0.75)';
    pen.beginPath();
    pen.ellipse(cx + Math.cos(a) * r, foot + h * 0.03 + Math.sin(a) * r * 0.24, 5, 1.8, 0, 0, 7);
    pen.fill();
  }
  const top = foot - h * (0.3 + 0.012 * Math.sin(turn));
  const half = (s: number) =>
    w * (0.13 + 0.15 * Math.sin(s * 2.3 + 0.12) + 0.012 * Math.sin(turn + s * 4) - 0.02 * s);
  const at = (s: number) => foot + h * 0.03 + (top - foot) * s;
  const clay = pen.createLinearGradient(cx - w * 0.28, 0, cx + w * 0.28, 0);
  for (const [offset, color] of [
    [0, '#9c4f38'],
    [0.28, '#f0a883'],
    [0.55, '#cf7453'],
    [1, '#62291f'],
  ] as const)
    clay.addColorStop(offset, color);
  pen.fillStyle = clay;
  pen.beginPath();
  pen.moveTo(cx - half(0), at(0));
  for (let s = 0; s <= 1.001; s += 0.05) pen.lineTo(cx - half(s), at(s));
  for (let s = 1; s >= -0.001; s -= 0.05) pen.lineTo(cx + half(s), at(s));
  pen.quadraticCurveTo(cx, at(0) + h * 0.03, cx - half(0), at(0));
  pen.fill();
  pen.save();
  pen.clip();
  for (let band = 0; band < 4; band++) {
    const s = 0.3 + band * 0.13;
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2 + turn + band * 0.26;
      if (Math.sin(a) < 0) continue;
      const x = Math.cos(a);
      pen.fillStyle = band % 2 ? 'rgba(62,116,114,0.9)' : 'rgba(250,232,208,0.9)';
      pen.beginPath();
      pen.ellipse(cx + x * half(s), at(s) + Math.sin(a) * half(s) * 0.15, 5 + 15 * Math.sin(a), 7, 0, 0, 7);
      pen.fill();
    }
  }
  pen.restore();
  disc(top + h * 0.03, half(1), '#e2946f');
  disc(top + h * 0.036, half(1) * 0.9, '#5a261c');
}
