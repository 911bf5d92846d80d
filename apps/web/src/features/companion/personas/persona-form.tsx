import {
  personaAboutMaxLength,
  personaNameMaxLength,
  pronounsMaxLength,
} from '@kindred/contract/companion/limits';
import type { Persona } from '@kindred/contract/companion/persona-calls';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { type PersonaWords, useSavePersona } from './personas.queries.ts';

export function PersonaForm({ persona, onDone }: { persona: Persona | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const save = useSavePersona();
  const [words, setWords] = useState<PersonaWords>({
    name: persona?.name ?? '',
    pronouns: persona?.pronouns ?? '',
    about: persona?.about ?? '',
  });
  const [clientId] = useState(() => crypto.randomUUID());
  const change = (part: Partial<PersonaWords>) => setWords({ ...words, ...part });
  const isNamed = words.name.trim() !== '';
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNamed || save.isPending) return;
        const of = persona ? { persona_id: persona.persona_id } : {};
        save.mutate({ ...words, ...of, client_id: clientId }, { onSuccess: onDone });
      }}
    >
      <Input
        label={t('persona.name')}
        value={words.name}
        maxLength={personaNameMaxLength}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Input
        label={t('persona.pronouns')}
        value={words.pronouns}
        maxLength={pronounsMaxLength}
        onChange={({ target }) => change({ pronouns: target.value })}
      />
      <TextArea
        label={t('persona.about')}
        hint={t('persona.aboutHint')}
        error={save.error ? errorText(save.error) : undefined}
        value={words.about}
        maxLength={personaAboutMaxLength}
        onChange={({ target }) => change({ about: target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" isLoading={save.isPending} disabled={!isNamed}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
