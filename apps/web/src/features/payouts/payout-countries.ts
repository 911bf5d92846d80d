/** Where banks can be paid (ISO 3166-1). */
export const payoutCountries =
  'AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LI LT LU LV MT MX MY NG NL NO NZ PE PH PL PT RO RS SE SG SI SK TH TR TW UA US UY VN ZA'.split(
    ' ',
  );
