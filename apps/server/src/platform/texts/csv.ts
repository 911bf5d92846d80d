/** Writes CSV (RFC 4180), in UTF-8 with a byte order mark, which spreadsheets need. Numbers are written as they are. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : textCell(cell))).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Writes a cell of user-provided text. Text that a spreadsheet would take for a formula gets a leading apostrophe
 * (OWASP: CSV injection); our own figures need none.
 */
export function textCell(text: string): string {
  const plain = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
