/** At most one empty line in a row: a comment is no wall. */
export function tidyComment(content: string): string {
  return content.replace(/\n\s*\n\s*\n/g, '\n\n');
}
