import { countryName } from '../../../lib/format/country.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries that the browser has a name for, by their names in the current language. */
export function countryCodes(): string[] {
  const unknown = countryName('XQ');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) => new Intl.Locale(`und-${code}`).maximize().region === code && countryName(code) !== unknown,
    )
    .toSorted((one, other) => countryName(one).localeCompare(countryName(other)));
}
