import { cardListMax } from '@kindred/contract/cards/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { type DraftBook, type DraftEntry, emptyBook, newEntry } from '../draft/card-draft.ts';
import { useDraftField, useDraftStore } from '../draft/use-draft.ts';
import { LoreEntryForm } from './lore-entry-form.tsx';
import { LorebookTester } from './lorebook-tester.tsx';
import { NumberField } from './number-field.tsx';

export function LorebookEditor() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const book = useDraftField('book') ?? emptyBook;
  const [openId, setOpenId] = useState<string>();
  const setBook = (changed: Partial<DraftBook>) => change({ book: { ...book, ...changed } });
  const setEntry = (id: string, changed: Partial<DraftEntry>) =>
    setBook({ entries: book.entries.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)) });
  const add = () => {
    const entry = newEntry();
    setBook({ entries: [...book.entries, entry] });
    setOpenId(entry.id);
  };
  return (
    <div className="flex flex-col gap-6">
      <CardSection title={t('cardStudio.lorebook')} hint={t('cardStudio.lorebookHint')}>
        {book.entries.length === 0 && <p className="py-4 text-ink-soft">{t('cardStudio.noEntries')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {book.entries.map((entry) => (
            <li key={entry.id}>
              <LoreEntryForm
                entry={entry}
                isOpen={entry.id === openId}
                onToggle={() => setOpenId((open) => (open === entry.id ? undefined : entry.id))}
                onChange={(changed) => setEntry(entry.id, changed)}
                onRemove={() => setBook({ entries: book.entries.filter(({ id }) => id !== entry.id) })}
              />
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className="my-3"
          disabled={book.entries.length >= cardListMax.entries}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('cardStudio.addEntry')}
        </Button>
      </CardSection>
      <LorebookTester />
      <BookSettings book={book} onChange={setBook} />
    </div>
  );
}

type BookSettingsProps = { book: DraftBook; onChange: (changed: Partial<DraftBook>) => void };

function BookSettings({ book, onChange }: BookSettingsProps) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('cardStudio.bookSettings')}>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <NumberField
          label={t('cardStudio.field.scan_depth')}
          hint={t('cardStudio.hint.scan_depth')}
          value={book.scan_depth}
          min={1}
          max={50}
          onChange={(scan_depth) => onChange({ scan_depth })}
        />
        <NumberField
          label={t('cardStudio.field.token_budget')}
          hint={t('cardStudio.hint.token_budget')}
          value={book.token_budget}
          min={0}
          max={1000}
          onChange={(token_budget) => onChange({ token_budget })}
        />
      </div>
      <Switch
        label={t('cardStudio.field.recursive_scanning')}
        hint={t('cardStudio.hint.recursive_scanning')}
        isOn={book.recursive_scanning}
        onChange={(recursive_scanning) => onChange({ recursive_scanning })}
      />
    </CardSection>
  );
}
