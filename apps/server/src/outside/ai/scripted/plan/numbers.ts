/** They ask for a number, an age or a time. */
export function asksForNumber(text: string): boolean {
  return /\bhow (?:many|much|long|often|old|far|big|tall|deep)\b|(?<!\p{L})wie (?:viele?|lange|oft|alt|weit|groß|hoch|tief)(?!\p{L})|cuánt[oa]s?(?!\p{L})|几(?!乎)|多(?:少|久|大|远|高|长|深)|いくつ|いくら|何(?:年|回|人|個|枚|本|匹|時間|分|日|歳|キロ)|ど[のれ]くらい/iu.test(
    text,
  );
}

/** A number, an age or a time stands in it, in figures or words. */
export function holdsNumber(text: string): boolean {
  return /\d|[一二三四五六七八九十百千万两半]|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}*teen|twenty|thirty|forty|fifty|sixty|hundred|thousand|every|each|never|always|since|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zehn|\p{L}*zig|hundert|tausend|jede[nrms]?|nie|immer|seit|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|cada|siempre|nunca|desde)(?!\p{L})/iu.test(
    text,
  );
}
