import type { Frame } from './pen.ts';

/** A candle beside an open book, its flame never quite still. */
export function drawCandle({ pen, w, h, t, random }: Frame) {
  const turn = t * Math.PI * 2;
  const flicker = 0.06 * Math.sin(turn * 3) + 0.04 * Math.sin(turn * 7 + 1) + 0.03 * Math.sin(turn * 11 + 2);
  const lean = 7 * Math.sin(turn) + 4 * Math.sin(turn * 5 + 1);
  const [cx, wick, table] = [w * 0.56, h * 0.5, h * 0.8];
  pen.fillStyle = '#160a14';
  pen.fillRect(0, 0, w, h);
  const room = pen.createRadialGradient(cx, wick - 40, 10, cx, wick, h * (0.66 + flicker * 0.5));
  for (const [at, color] of [
    [0, 'rgba(255,190,110,0.95)'],
    [0.25, 'rgba(206,96,58,0.62)'],
    [0.6, 'rgba(96,30,48,0.5)'],
    [1, 'rgba(22,10,20,0)'],
  ] as const)
    room.addColorStop(at, color);
  pen.fillStyle = room;
  pen.fillRect(0, 0, w, h);
  const wood = pen.createLinearGradient(0, table, 0, h);
  wood.addColorStop(0, '#7c3d28');
  wood.addColorStop(1, '#1c0c12');
  pen.fillStyle = wood;
  pen.fillRect(0, table, w, h - table);
  const pool = pen.createRadialGradient(cx, table + 40, 5, cx, table + 40, w * 0.5);
  pool.addColorStop(0, `rgba(255,190,110,${(0.6 + flicker).toFixed(3)})`);
  pool.addColorStop(1, 'rgba(255,150,80,0)');
  pen.fillStyle = pool;
  pen.fillRect(0, table, w, h - table);
  for (const side of [-1, 1]) {
    const [spine, y] = [w * 0.25, table + 60];
    const page = pen.createLinearGradient(spine, 0, spine + side * w * 0.2, 0);
    page.addColorStop(0, '#b98a63');
    page.addColorStop(1, side > 0 ? '#ffe3b4' : '#d9a878');
    pen.fillStyle = page;
    pen.beginPath();
    pen.moveTo(spine, y);
    pen.bezierCurveTo(spine + side * 40, y - 34, spine + side * 110, y - 26, spine + side * 150, y - 14);
    pen.lineTo(spine + side * 170, y + 42);
    pen.bezierCurveTo(spine + side * 110, y + 26, spine + side * 40, y + 26, spine, y + 58);
    pen.fill();
  }
  const wax = pen.createLinearGradient(cx - 46, 0, cx + 46, 0);
  for (const [at, color] of [
    [0, '#c98f62'],
    [0.4, '#fff0cf'],
    [1, '#a8643f'],
  ] as const)
    wax.addColorStop(at, color);
  pen.fillStyle = wax;
  pen.fillRect(cx - 46, wick + 34, 92, table + 44 - wick - 34);
  for (const [y, color] of [
    [table + 44, '#a8643f'],
    [wick + 34, '#ffe9bf'],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(cx, y, 46, 12, 0, 0, 7);
    pen.fill();
  }
  pen.strokeStyle = '#2a1410';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(cx, wick + 32);
  pen.quadraticCurveTo(cx, wick + 18, cx + lean * 0.2, wick + 8);
  pen.stroke();
  const glow = pen.createRadialGradient(cx, wick - 30, 0, cx, wick - 30, 190);
  glow.addColorStop(0, `rgba(255,226,150,${(0.85 + flicker).toFixed(3)})`);
  glow.addColorStop(1, 'rgba(255,170,80,0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, w, h);
  for (const [size, color] of [
    [1, '#ff9a3c'],
    [0.76, '#ffd36b'],
    [0.46, '#fffbe6'],
  ] as const) {
    const tall = 128 * size * (1 + flicker);
    const wide = 30 * size;
    const foot = wick + 22;
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(cx, foot);
    pen.bezierCurveTo(
      cx - wide * 1.5,
      foot - tall * 0.3,
      cx - wide * 0.5 + lean * 0.5,
      foot - tall * 0.7,
      cx + lean,
      foot - tall,
    );
    pen.bezierCurveTo(
      cx + wide * 0.6 + lean * 0.5,
      foot - tall * 0.66,
      cx + wide * 1.5,
      foot - tall * 0.3,
      cx,
      foot,
    );
    pen.fill();
  }
  for (let i = 0; i < 26; i++) {
    const rise = (random() + t) % 1;
    const [x, y] = [w * random() + 16 * Math.sin(turn + i), h * (0.95 - rise * 0.9)];
    pen.fillStyle = `rgba(255,210,150,${(0.5 * Math.sin(rise * Math.PI) * (0.3 + random())).toFixed(3)})`;
    pen.beginPath();
    pen.arc(x, y, 1.4 + random() * 2, 0, 7);
    pen.fill();
  }
}
