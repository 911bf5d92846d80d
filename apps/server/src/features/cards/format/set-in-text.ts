import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Formatting rewrites the line of a new value, in time that grows with the square of its length. */
const maxFormattedLine = 4000;

/**
 * Sets one value in JSON text, or removes it (undefined); leaves every other character, except for the formatting of the
 * line. Leaves text on one line or with very long lines unformatted.
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

/** Returns the text of the value at `path`; undefined when there is none. */
export function textAt(json: string, path: JSONPath): { offset: number; text: string } | undefined {
  const root = parseTree(json);
  const node = root && findNodeAtLocation(root, path);
  return node && { offset: node.offset, text: json.slice(node.offset, node.offset + node.length) };
}

/** Replaces the value at `path`, which must exist, with JSON text. */
export function replaceTextAt(json: string, path: JSONPath, replacement: string): string {
  const target = textAt(json, path);
  if (!target) throw new Error(`no value at ${path.join('.')}`);
  return json.slice(0, target.offset) + replacement + json.slice(target.offset + target.text.length);
}
