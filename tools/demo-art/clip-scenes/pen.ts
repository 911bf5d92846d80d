type Gradient = { addColorStop: (offset: number, color: string) => void };

/** The part of a browser's canvas context that the clip scenes draw with. */
export type Pen = {
  fillStyle: string | Gradient;
  strokeStyle: string | Gradient;
  lineWidth: number;
  globalAlpha: number;
  globalCompositeOperation: string;
  lineCap: string;
  createLinearGradient: (x0: number, y0: number, x1: number, y1: number) => Gradient;
  createRadialGradient: (x0: number, y0: number, r0: number, x1: number, y1: number, r1: number) => Gradient;
  fillRect: (x: number, y: number, w: number, h: number) => void;
  beginPath: () => void;
  closePath: () => void;
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  quadraticCurveTo: (cx: number, cy: number, x: number, y: number) => void;
  bezierCurveTo: (ax: number, ay: number, bx: number, by: number, x: number, y: number) => void;
  arc: (x: number, y: number, r: number, from: number, to: number) => void;
  ellipse: (x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number) => void;
  fill: () => void;
  stroke: () => void;
  clip: () => void;
  save: () => void;
  restore: () => void;
  translate: (x: number, y: number) => void;
  scale: (x: number, y: number) => void;
};

/** One moment of a clip: the canvas, its size, the time from 0 to 1 (1 is 0 again), the same dice every frame. */
export type Frame = { pen: Pen; w: number; h: number; t: number; random: () => number };

/** Draws one frame. It runs inside a page, so it uses nothing from outside of itself. */
export type ClipScene = (frame: Frame) => void;
