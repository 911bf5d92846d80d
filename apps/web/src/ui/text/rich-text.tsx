import { Fragment, type ReactNode } from 'react';

type RichTextProps = {
  /** A text with parts marked as `<name>…</name>`. */
  text: string;
  /** How each marked part is drawn. */
  parts: Record<string, (words: string) => ReactNode>;
};

/** A sentence with links or emphasis in it, whose order each language chooses. Never HTML. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g)];
  return pieces.map((piece, at) => {
    const [whole, name, words = ''] = piece;
    return <Fragment key={at}>{name ? (parts[name]?.(words) ?? words) : whole}</Fragment>;
  });
}
