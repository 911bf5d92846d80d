/** What a character card is made of here; the rest of the format is the same for all. */
export type CardText = {
  description: string;
  personality: string;
  scenario: string;
  greeting: string;
  otherGreetings?: readonly string[];
  /** Pairs of what a fan says and what comes back. */
  examples: readonly (readonly [fan: string, character: string])[];
  /** Lorebook: words that call the entry up, and what it says. */
  lore: readonly (readonly [keys: readonly string[], content: string])[];
  tags: readonly string[];
};

/** What of a card is said in another language. */
export type CardWords = Omit<CardText, 'tags'>;

/** A character card, version 2 (`chara_card_v2`); `languages` are its words in others, by their codes (ISO 639-1). */
export function makeCard(name: string, text: CardText, languages: Record<string, CardWords> = {}) {
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name,
      ...wordsOf(name, text),
      creator_notes: 'Part of the demo world. Everyone in it is an adult and made up.',
      system_prompt: '',
      post_history_instructions: '',
      tags: [...text.tags],
      creator: 'Kindred',
      character_version: '1',
      extensions: {
        kindred: Object.fromEntries(
          Object.entries(languages).map(([language, words]) => [language, wordsOf(name, words)]),
        ),
      },
    },
  };
}

function wordsOf(name: string, text: CardWords) {
  return {
    description: text.description,
    personality: text.personality,
    scenario: text.scenario,
    first_mes: text.greeting,
    mes_example: text.examples
      .map(([fan, reply]) => `<START>\n{{user}}: ${fan}\n{{char}}: ${reply}`)
      .join('\n'),
    alternate_greetings: [...(text.otherGreetings ?? [])],
    character_book: {
      name: `${name}'s notebook`,
      scan_depth: 4,
      token_budget: 400,
      extensions: {},
      entries: text.lore.map(([keys, content], index) => ({
        keys: [...keys],
        content,
        extensions: {},
        enabled: true,
        insertion_order: 100 + index,
        id: index,
        case_sensitive: false,
      })),
    },
  };
}
