/** Line breaks of one kind, and at most one empty line in a row: a comment is no wall. */
export function tidyComment(content: string): string {
  return content.replace(/\r\n?/g, '\n').replace(/\n\s*\n\s*\n/g, '\n\n');
}
