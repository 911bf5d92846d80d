import type { Frame } from './pen.ts';

/** Rain running down a window, the neon of the street soft behind it. */
export function drawRain({ pen, w, h, t, random }: Frame) {
  const turn = t * Math.PI * 2;
  const night = pen.createLinearGradient(0, 0, 0, h);
  for (const [at, color] of [
    [0, '#0a0a20'],
    [0.6, '#2a1b54'],
    [1, '#0a0a1c'],
  ] as const)
    night.addColorStop(at, color);
  pen.fillStyle = night;
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'lighter';
  const tints = ['255,80,160', '40,220,240', '255,190,90', '150,80,255'];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random() * w, h * (0.2 + 0.6 * random())];
    const r = 26 + random() ** 2 * 105;
    const pulse = 0.26 + 0.1 * Math.sin(turn * (1 + (i % 2)) + random() * 7);
    const lamp = pen.createRadialGradient(x, y, 0, x, y, r);
    lamp.addColorStop(0, `rgba(${tints[i % 4]},${pulse.toFixed(3)})`);
    lamp.addColorStop(0.85, `rgba(${tints[i % 4]},${(pulse * 0.9).toFixed(3)})`);
    lamp.addColorStop(1, `rgba(${tints[i % 4]},0)`);
    pen.fillStyle = lamp;
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  }
  pen.globalCompositeOperation = 'source-over';
  const drop = (x: number, y: number, r: number) => {
    const glass = pen.createLinearGradient(0, y - r, 0, y + r);
    glass.addColorStop(0, 'rgba(6,6,22,0.6)');
    glass.addColorStop(1, 'rgba(230,225,255,0.6)');
    pen.fillStyle = glass;
    pen.beginPath();
    pen.ellipse(x, y, r * 0.85, r, 0, 0, 7);
    pen.fill();
    pen.fillStyle = 'rgba(255,255,255,0.85)';
    pen.beginPath();
    pen.arc(x - r * 0.25, y - r * 0.35, r * 0.2, 0, 7);
    pen.fill();
  };
  for (let i = 0; i < 120; i++) drop(random() * w, random() * h, 2 + 7 * random() ** 3);
  for (let i = 0; i < 16; i++) {
    const x = random() * w;
    const phase = (t * (1 + (i % 2)) + random()) % 1;
    // A drop waits, then runs.
    const y = h * (-0.1 + 1.25 * phase ** 2.2);
    const sway = Math.sin(y / 60 + i) * 5;
    const trail = pen.createLinearGradient(0, y - h * 0.3, 0, y);
    trail.addColorStop(0, 'rgba(220,215,255,0)');
    trail.addColorStop(1, 'rgba(220,215,255,0.3)');
    pen.strokeStyle = trail;
    pen.lineWidth = 5;
    pen.beginPath();
    for (let k = 0; k <= 20; k++) {
      const py = y - h * 0.3 * (1 - k / 20);
      if (k) pen.lineTo(x + Math.sin(py / 60 + i) * 5, py);
      else pen.moveTo(x + Math.sin(py / 60 + i) * 5, py);
    }
    pen.stroke();
    drop(x + sway, y, 9 + (i % 4) * 1.6);
  }
}
