/** The character card (`chara_card_v2`) of a new creator; what was left empty stays empty. */
export function newCard(given: { name: string; greeting: string; persona: string }) {
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: given.name,
      description: given.persona,
      personality: '',
      scenario: '',
      first_mes: given.greeting,
      mes_example: '',
      creator_notes: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: [],
      creator: given.name,
      character_version: '1',
      extensions: {},
    },
  };
}
