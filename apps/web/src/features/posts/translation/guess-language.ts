// The commonest short words of each language.
const words: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|of|to|is|are|was|my|you|with|for|this|it|in)\b/gi,
  es: /\b(?:el|la|los|las|que|de|y|en|un|una|mi|con|por|para|es)\b/gi,
  de: /\b(?:der|die|das|und|ist|ich|nicht|mit|ein|eine|für|auf|zu|im)\b/gi,
};

/** The language (ISO 639-1) that a text is most likely written in; undefined where its words do not tell. */
export function guessLanguage(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const scores = Object.entries(words)
    .map(([language, pattern]) => ({ language, count: text.match(pattern)?.length ?? 0 }))
    .toSorted((language, other) => other.count - language.count);
  const [first, second] = scores;
  return first && first.count >= 2 && first.count > (second?.count ?? 0) ? first.language : undefined;
}
