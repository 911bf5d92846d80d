import type { CallInput } from '@kindred/contract/all/calls';
import sharp from 'sharp';
import { readCard } from '../../outside/ai/card/character-card.ts';
import { sendForm } from '../app/send-form.ts';
import type { TestApp } from '../app/start-test-app.ts';
import type { TestCreator } from './factories.ts';

/** A card's fields, with one of another program. */
export const cardData = {
  name: 'Vega',
  description: 'An astronomer.',
  personality: 'Patient',
  scenario: 'A roof',
  first_mes: 'Look up, {{user}}. {{char}} is here.',
  mes_example: '<START>\n{{user}}: What is a comet?\n{{char}}: A comet is ice that came too close to a fire.',
  alternate_greetings: ['Clouds tonight, {{user}}.', ' '],
  extensions: { 'other/app': { kept: true } },
  character_book: {
    extensions: {},
    entries: [
      { keys: ['comet'], content: 'Ice', extensions: { sticky: 3 }, enabled: true, insertion_order: 5 },
      { keys: ['moon'], content: 'Rock', extensions: {}, enabled: true, insertion_order: 6 },
    ],
  },
};
/** The same as a V2 card. */
export const testCard = { spec: 'chara_card_v2', spec_version: '2.0', data: cardData };
/** The same as another program writes it. */
export const cardText = `${JSON.stringify(testCard, null, '\t')}\n`;

export const greyPicture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

/** Returns the actions of card tests; `app` returns the test's app once it is started. */
export function cardStage(app: () => TestApp) {
  const studioOf = async ({ token }: TestCreator) => (await app().call('getCardStudio', {}, { token })).data;
  const bring = ({ token }: TestCreator, file: Uint8Array) => sendForm(app(), 'importCard', { file }, token);
  const bringText = (creator: TestCreator, text = cardText) => bring(creator, Buffer.from(text));
  const save = async (creator: TestCreator, change: CallInput<'saveCardDraft'>['change']) => {
    const { version } = await studioOf(creator);
    return app().call('saveCardDraft', { version, change }, { token: creator.token });
  };
  const prove = async ({ token }: TestCreator) =>
    (await app().call('runCardProof', {}, { token })).lines.at(-1)?.data.proof;
  const publish = async (creator: TestCreator) => {
    const { version } = await studioOf(creator);
    return app().call('publishCard', { version }, { token: creator.token });
  };
  const takeAway = async (creator: TestCreator, as: string) => {
    const { export_url: url } = await studioOf(creator);
    return app().app.inject({ method: 'GET', url: url + as });
  };
  async function promptCardOf({ charId }: TestCreator) {
    const row = await app()
      .context.db.selectFrom('characters')
      .select('card')
      .where('char_id', '=', charId)
      .executeTakeFirstOrThrow();
    return readCard(row.card, 'nobody');
  }

  return { studioOf, bring, bringText, save, prove, publish, takeAway, promptCardOf };
}
