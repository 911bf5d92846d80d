/** Builds the character card (`chara_card_v2`) of a new creator; empty fields stay empty. */
export function newCard(form: { name: string; greeting: string; persona: string }) {
  // PostgreSQL's JSON cannot hold an unpaired surrogate.
  const [name, greeting, persona] = [form.name, form.greeting, form.persona].map((text) =>
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
