/** The character card (`chara_card_v2`) of a new creator; what was left empty stays empty. */
export function newCard(given: { name: string; greeting: string; persona: string }) {
  // JSON of PostgreSQL takes no half of a surrogate pair.
  const [name, greeting, persona] = [given.name, given.greeting, given.persona].map((text) =>
    text.toWellFormed(),
  );
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name,
      description: persona,
      personality: '',
      scenario: '',
      first_mes: greeting,
      mes_example: '',
      creator_notes: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: [],
      creator: name,
      character_version: '1',
      extensions: {},
    },
  };
}
