import { generate } from 'lean-qr';

const quietModules = 4;

/** A text as a QR code (ISO/IEC 18004), dark on white in every theme, so that any camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * quietModules;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-card bg-white"
    >
      <path d={darkModules(code.size, (x, y) => code.get(x, y))} fill="#211a1c" />
    </svg>
  );
}

function darkModules(size: number, isDark: (x: number, y: number) => boolean): string {
  const squares = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (isDark(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  return squares.join('');
}
