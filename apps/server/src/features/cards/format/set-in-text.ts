import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Sets one value within JSON text, or takes it out (undefined); every other character stays as it is. */
export function setInText(json: string, path: JSONPath, value: unknown): string {
  return applyEdits(json, modify(json, path, value, { formattingOptions }));
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
