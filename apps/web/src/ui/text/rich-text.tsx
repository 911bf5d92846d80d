import { createElement, Fragment, type ReactNode } from 'react';
import { i18n } from '../../lib/i18n/i18n.ts';
import type { RichKey, ValuesOf } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type RichTextProps<Key extends RichKey> = {
  /** A text with parts marked as `<name>…</name>`. */
  text: Key;
  /** How each marked part is drawn. */
  parts: ValuesOf<Key>;
};

/** A sentence with links or emphasis in it, whose order each language chooses. Never HTML. */
export function RichText<Key extends RichKey>({ text, parts }: RichTextProps<Key>) {
  useTranslation();
  const parsed = i18n.rich(text, parts);
  return createElement(Fragment, null, ...(Array.isArray(parsed) ? (parsed as ReactNode[]) : [parsed]));
}
