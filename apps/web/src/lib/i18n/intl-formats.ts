// Making one of these takes far longer than using it.
const formats = new Map<string, unknown>();

function memoize<Arguments extends unknown[], Made>(kind: string, make: (...values: Arguments) => Made) {
  return (...values: Arguments): Made => {
    const key = JSON.stringify([kind, ...values]);
    if (!formats.has(key)) formats.set(key, make(...values));
    return formats.get(key) as Made;
  };
}

type NumberGiven = [locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions];
type DateGiven = [locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions];
type PluralGiven = [locales?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions];

/** The formats of a language (BCP 47) with these options, each made once. */
export const dateFormat = memoize('date', (...values: DateGiven) => new Intl.DateTimeFormat(...values));
export const numberFormat = memoize('number', (...values: NumberGiven) => new Intl.NumberFormat(...values));
export const pluralRules = memoize('plural', (...values: PluralGiven) => new Intl.PluralRules(...values));
