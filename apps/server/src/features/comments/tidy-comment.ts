/** Leaves at most one empty line in a row. */
export function tidyComment(content: string): string {
  return content.replace(/\n\s*\n\s*\n/g, '\n\n');
}
