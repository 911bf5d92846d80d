import type { CardStudio } from '@kindred/contract/cards/calls';
import type { LoreEntryFields } from '@kindred/contract/cards/card-fields';

/** For tests: a card with two entries in its book, published and unchanged. */
export function makeStudio(changed: Partial<CardStudio> = {}): CardStudio {
  return {
    card: {
      name: 'Vega',
      nickname: '',
      description: 'An astronomer.',
      personality: '',
      scenario: '',
      first_mes: 'Look up, {{user}}.',
      alternate_greetings: ['Clouds tonight.'],
      mes_example: '',
      system_prompt: '',
      post_history_instructions: '',
      depth_prompt: { prompt: '', depth: 4, role: 'system' },
      creator_notes: '',
      tags: ['space'],
      creator: '',
      voice: '',
      character_version: '',
      book: {
        scan_depth: 4,
        token_budget: 500,
        recursive_scanning: false,
        entries: [makeEntry(0, 'comet'), makeEntry(1, 'moon')],
      },
    },
    version: 7,
    spec: 'v2',
    is_changed: false,
    published_at: '2026-11-20T10:00:00.000Z',
    picture: '',
    export_url: '/v3/api/card/file?v=x&as=',
    assets: [],
    golden: [],
    proof: null,
    model: 'offline',
    is_model_changed: false,
    ...changed,
  };
}

function makeEntry(source: number, key: string): LoreEntryFields {
  return {
    source,
    name: '',
    keys: [key],
    secondary_keys: [],
    selective: false,
    logic: 0,
    content: `About the ${key}`,
    enabled: true,
    constant: false,
    case_sensitive: false,
    insertion_order: 100,
    priority: 100,
    position: 'before_char',
    depth: 4,
    role: 'system',
  };
}
