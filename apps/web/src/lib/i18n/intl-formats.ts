// Making one of these takes far longer than using it.
const made = new Map<string, unknown>();

function memoize<Arguments extends unknown[], Made>(kind: string, make: (...given: Arguments) => Made) {
  return (...given: Arguments): Made => {
    const key = JSON.stringify([kind, ...given]);
    if (!made.has(key)) made.set(key, make(...given));
    return made.get(key) as Made;
  };
}

type NumberGiven = [locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions];
type DateGiven = [locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions];
type PluralGiven = [locales?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions];

/** The formats of a language (BCP 47) with these options, each made once. */
export const dateFormat = memoize('date', (...given: DateGiven) => new Intl.DateTimeFormat(...given));
export const numberFormat = memoize('number', (...given: NumberGiven) => new Intl.NumberFormat(...given));
export const pluralRules = memoize('plural', (...given: PluralGiven) => new Intl.PluralRules(...given));
