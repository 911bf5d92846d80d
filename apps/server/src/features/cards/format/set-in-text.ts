import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Formatting writes the line of a new value anew, in a time that grows with the square of its length. */
const maxFormattedLine = 4000;

/**
 * Sets one value within JSON text, or takes it out (undefined); every other character stays as it is, but for the
 * formatting of the line. Text on one line or of very long lines, which no program has formatted, is left unformatted.
 */
export function setInText(json: string, path: JSONPath, value: unknown): string {
  const isFormatted = json.includes('\n') && !hasLongLine(json);
  return applyEdits(json, modify(json, path, value, isFormatted ? { formattingOptions } : {}));
}

function hasLongLine(text: string): boolean {
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > maxFormattedLine) return true;
  }
  return false;
}

/** The text of the value at `path`; undefined where there is none. */
export function textAt(json: string, path: JSONPath): { offset: number; text: string } | undefined {
  const root = parseTree(json);
  const node = root && findNodeAtLocation(root, path);
  return node && { offset: node.offset, text: json.slice(node.offset, node.offset + node.length) };
}

/** Puts JSON text in place of the value at `path`, which has to be there. */
export function replaceTextAt(json: string, path: JSONPath, replacement: string): string {
  const found = textAt(json, path);
  if (!found) throw new Error(`no value at ${path.join('.')}`);
  return json.slice(0, found.offset) + replacement + json.slice(found.offset + found.text.length);
}
