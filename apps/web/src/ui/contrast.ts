/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). Colours are `#rrggbb` or `#rgb`. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

// WCAG 2.2, relative luminance.
function luminance(hex: string): number {
  const digits = hex.length < 7 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
    const value = Number.parseInt(digits.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
