import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Persona } from '@kindred/contract/companion/persona-calls';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useChoosePersona, useDeletePersona } from './personas.queries.ts';

type PersonaListProps = {
  conversation: ChatListItem;
  ownName: string;
  personas: CallOutput<'listPersonas'>;
  onEdit: (persona: Persona) => void;
};

export function PersonaList({ conversation, ownName, personas, onEdit }: PersonaListProps) {
  const { t } = useTranslation();
  const choose = useChoosePersona(conversation);
  const remove = useDeletePersona();
  const group = useId();
  const { list, chosen_id } = personas;
  const chosen = choose.isPending ? choose.variables : chosen_id;
  const line = (id: string | null, name: string, about: string) => (
    <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 py-2">
      <input
        type="radio"
        name={group}
        checked={chosen === id}
        onChange={() => choose.mutate(id)}
        className="size-5 shrink-0 accent-action"
      />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium">
          {name}
        </span>
        {about && (
          <span dir="auto" className="line-clamp-2 block text-caption text-ink-soft">
            {about}
          </span>
        )}
      </span>
    </label>
  );
  return (
    <fieldset className="divide-y divide-line">
      <legend className="sr-only">{t('persona.title')}</legend>
      {line(null, t('persona.self', { name: ownName }), '')}
      {list.map((persona) => (
        <div key={persona.persona_id} className="flex items-center gap-1">
          {line(
            persona.persona_id,
            persona.name,
            [persona.pronouns, persona.about].filter(Boolean).join(' · '),
          )}
          <IconButton
            label={t('persona.edit', { name: persona.name })}
            icon={<Pencil className="size-4.5" />}
            onClick={() => onEdit(persona)}
          />
          <IconButton
            label={t('persona.delete', { name: persona.name })}
            disabled={remove.isPending}
            icon={<Trash2 className="size-4.5" />}
            onClick={() => remove.mutate(persona.persona_id)}
          />
        </div>
      ))}
    </fieldset>
  );
}
