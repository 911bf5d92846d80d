export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Decodes Stripe's form encoding: `a[b][0]=x` is `{ a: { b: ['x'] } }`. */
export function decodeForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = path.split(/\]\[|\[|\]/).filter((name) => name !== '');
    put(form, [first, ...rest], value);
  }
  return toLists(form) as Form;
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  form[name] ??= {};
  put(form[name] as Form, rest, value);
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, toLists(item)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Returns a single value as text. */
export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a value as a form; an empty one when it is something else. */
export function formOf(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Returns a value as a list; an empty one when it is something else. */
export function listOf(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a value as metadata, all of it text. */
export function metadataOf(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(formOf(value)).map(([name, item]) => [name, String(item)]));
}
