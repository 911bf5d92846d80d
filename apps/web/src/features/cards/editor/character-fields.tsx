import { voiceNameMaxLength } from '@kindred/contract/companion/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftField, useDraftStore, useDraftText } from '../draft/use-draft.ts';
import { WrittenProposal } from './written-proposal.tsx';

/** What OpenAI's models have; other endpoints have names of their own. */
const usualVoices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
];

export function CharacterFields() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <WrittenProposal />
      <CardSection title={t('cardStudio.who')} hint={t('cardStudio.whoHint')}>
        <div className="flex flex-col gap-5 py-3">
          <Input label={t('cardStudio.field.name')} maxLength={200} {...useDraftText('name')} />
          <Input
            label={t('cardStudio.field.nickname')}
            hint={t('cardStudio.hint.nickname')}
            maxLength={200}
            {...useDraftText('nickname')}
          />
          <TextArea
            label={t('cardStudio.field.description')}
            className="max-h-96"
            {...useDraftText('description')}
          />
          <TextArea label={t('cardStudio.field.personality')} {...useDraftText('personality')} />
          <TextArea label={t('cardStudio.field.scenario')} {...useDraftText('scenario')} />
          <TextArea
            label={t('cardStudio.field.mes_example')}
            hint={t('cardStudio.hint.mes_example')}
            className="max-h-96"
            {...useDraftText('mes_example')}
          />
          <Input
            label={t('cardStudio.field.voice')}
            hint={t('cardStudio.hint.voice')}
            maxLength={voiceNameMaxLength}
            list="card-voices"
            {...useDraftText('voice')}
          />
          <datalist id="card-voices">
            {usualVoices.map((voice) => (
              <option key={voice} value={voice} />
            ))}
          </datalist>
        </div>
      </CardSection>
      <CardSection title={t('cardStudio.about')} hint={t('cardStudio.aboutHint')}>
        <div className="flex flex-col gap-5 py-3">
          <TextArea label={t('cardStudio.field.creator_notes')} {...useDraftText('creator_notes')} />
          <Tags />
          <div className="grid gap-5 sm:grid-cols-2">
            <Input label={t('cardStudio.field.creator')} maxLength={1000} {...useDraftText('creator')} />
            <Input
              label={t('cardStudio.field.character_version')}
              maxLength={200}
              {...useDraftText('character_version')}
            />
          </div>
        </div>
      </CardSection>
    </div>
  );
}

function Tags() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const tags = useDraftField('tags');
  return (
    <Input
      label={t('cardStudio.field.tags')}
      hint={t('cardStudio.hint.commas')}
      defaultValue={tags.join(', ')}
      onBlur={({ target }) => {
        const next = splitWords(target.value);
        if (next.join('\n') !== tags.join('\n')) change({ tags: next });
      }}
    />
  );
}

export function splitWords(text: string): string[] {
  return text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
