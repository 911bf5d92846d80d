import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import type { DraftEntry } from '../draft/card-draft.ts';
import { splitWords } from './character-fields.tsx';
import { LoreEntryPlace } from './lore-entry-place.tsx';

type LoreEntryFormProps = {
  entry: DraftEntry;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changed: Partial<DraftEntry>) => void;
  onRemove: () => void;
};

/** One entry of the book: a line that opens into its fields. */
export function LoreEntryForm({ entry, isOpen, onToggle, onChange, onRemove }: LoreEntryFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const title = entry.name || entry.keys.join(', ') || t('cardStudio.unnamedEntry');
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-start"
      >
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-caption text-ink-soft">{entry.content}</span>
        </span>
        {!entry.enabled && <Tag>{t('cardStudio.entryOff')}</Tag>}
        {entry.constant && <Tag tone="good">{t('cardStudio.entryAlways')}</Tag>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-ink-faint transition', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <EntryFields id={id} entry={entry} onChange={onChange} onRemove={onRemove} />}
    </>
  );
}

type EntryFieldsProps = Pick<LoreEntryFormProps, 'entry' | 'onChange' | 'onRemove'> & { id: string };

function EntryFields({ id, entry, onChange, onRemove }: EntryFieldsProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className="flex flex-col gap-4 pb-4">
      <Input
        label={t('cardStudio.field.entryName')}
        value={entry.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Words label={t('cardStudio.field.keys')} words={entry.keys} onChange={(keys) => onChange({ keys })} />
      <TextArea
        label={t('cardStudio.field.content')}
        hint={t('cardStudio.hint.content')}
        value={entry.content}
        className="max-h-96"
        onChange={({ target }) => onChange({ content: target.value })}
      />
      <LoreEntryPlace entry={entry} onChange={onChange}>
        <Words
          label={t('cardStudio.field.secondary_keys')}
          words={entry.secondary_keys}
          onChange={(keys) => onChange({ secondary_keys: keys, selective: keys.length > 0 })}
        />
      </LoreEntryPlace>
      <div>
        <Switch
          label={t('cardStudio.field.constant')}
          hint={t('cardStudio.hint.constant')}
          isOn={entry.constant}
          onChange={(constant) => onChange({ constant })}
        />
        <Switch
          label={t('cardStudio.field.case_sensitive')}
          isOn={entry.case_sensitive}
          onChange={(case_sensitive) => onChange({ case_sensitive })}
        />
        <Switch
          label={t('cardStudio.field.enabled')}
          isOn={entry.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
      </div>
      <Button variant="danger" size="small" className="self-start" onClick={onRemove}>
        {t('cardStudio.removeEntry')}
      </Button>
    </div>
  );
}

type WordsProps = { label: string; words: string[]; onChange: (words: string[]) => void };

/** Keys with commas between them; one between slashes is a pattern and may hold a comma where it is alone. */
function Words({ label, words, onChange }: WordsProps) {
  const { t } = useTranslation();
  return (
    <Input
      label={label}
      hint={t('cardStudio.hint.keys')}
      defaultValue={words.join(', ')}
      onBlur={({ target }) => {
        const text = target.value.trim();
        const next = /^\/.+\/[a-z]*$/.test(text) ? [text] : splitWords(text);
        if (next.join('\n') !== words.join('\n')) onChange(next);
      }}
    />
  );
}
