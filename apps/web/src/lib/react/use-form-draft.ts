import { hashKey } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';

type TextKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values];
type TextChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * A form over saved values: what is in its fields now, and whether that differs from `saved`. Space around a text
 * makes no difference, since the server takes it off. Values are what JSON can say, lists and objects too.
 */
export function useFormDraft<Values extends object>(saved: Values) {
  const [draft, setDraft] = useState(saved);
  const values = trimmed(draft);
  const before = trimmed(saved);
  const change = (changed: Partial<Values>) => setDraft((current) => ({ ...current, ...changed }));
  return {
    /** As it stands in the fields. */
    draft,
    /** As it is to be sent: texts without space around them. */
    values,
    isDirty: hashKey([values]) !== hashKey([before]),
    change,
    /** What a text field needs: `<Input {...form.text('name')} />`. */
    text: (key: TextKey<Values>) => ({
      value: draft[key] as string,
      onChange: ({ target }: TextChange) => change({ [key]: target.value } as Partial<Values>),
    }),
  };
}

function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
