import type { StaffModel } from '@kindred/contract/ai-models/staff-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { initialFields, inputOf, type ModelFields, problemsOf } from './model-fields.ts';
import { ModelSettingsFields } from './model-settings-fields.tsx';
import { ModelTrial } from './model-trial.tsx';
import { staffModelQuery } from './staff-model.queries.ts';

type ModelFormProps = {
  current: StaffModel;
  baseUrl: string;
  model: string;
  isTriedAtOnce: boolean;
  onConnected: () => void;
};

/** A model's address, name, key and settings: tried by a greeting, then connected. */
export function ModelForm({ current, baseUrl, model, isTriedAtOnce, onConnected }: ModelFormProps) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(() => initialFields(current, baseUrl, model));
  const [showsProblems, setShowsProblems] = useState(false);
  const trial = useMutation({ mutationFn: () => call('tryModel', inputOf(fields)) });
  const connect = useConnect(fields, onConnected);
  const problems = problemsOf(fields);
  const change = (changed: Partial<ModelFields>) => {
    trial.reset();
    setFields({ ...fields, ...changed });
  };
  const whenValid = (send: () => void) => (problems.length > 0 ? setShowsProblems(true) : send());
  const sectionRef = useTryAtOnce(isTriedAtOnce, () => whenValid(trial.mutate));
  const shownProblems = showsProblems ? problems : [];
  const keepsKey = current.has_key === 1 && current.base_url === fields.baseUrl.trim();
  return (
    <div ref={sectionRef} className="scroll-mt-20">
      <CardSection title={t('staffModel.other')} level={2}>
        <form action={() => whenValid(trial.mutate)} noValidate className="flex flex-col gap-4 py-3">
          <EndpointFields fields={fields} problems={shownProblems} keepsKey={keepsKey} onChange={change} />
          <ModelSettingsFields fields={fields} problems={shownProblems} onChange={change} />
          <ModelTrial trial={trial} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" isLoading={trial.isPending}>
              {t('staffModel.test')}
            </Button>
            <Button isLoading={connect.isPending} onClick={() => whenValid(connect.mutate)}>
              {t('staffModel.keep')}
            </Button>
          </div>
        </form>
      </CardSection>
    </div>
  );
}

type EndpointFieldsProps = Parameters<typeof ModelSettingsFields>[0] & {
  /** The stored key still belongs to the address. */
  keepsKey: boolean;
};

function EndpointFields({ fields, problems, keepsKey, onChange }: EndpointFieldsProps) {
  const { t } = useTranslation();
  const errorOf = (field: 'baseUrl' | 'model', text: string) =>
    problems.some((problem) => problem.field === field) ? text : undefined;
  return (
    <>
      <Input
        type="url"
        dir="ltr"
        label={t('staffModel.address')}
        placeholder="http://127.0.0.1:11434/v1"
        hint={t('staffModel.addressHint')}
        error={errorOf('baseUrl', t('staffModel.addressWrong'))}
        value={fields.baseUrl}
        maxLength={500}
        onChange={({ target }) => onChange({ baseUrl: target.value })}
      />
      <Input
        label={t('staffModel.model')}
        error={errorOf('model', t('staffModel.modelWrong'))}
        value={fields.model}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onChange({ model: target.value })}
      />
      <Input
        type="password"
        autoComplete="off"
        label={t('staffModel.key')}
        hint={keepsKey ? t('staffModel.keyStored') : t('staffModel.keyNone')}
        value={fields.key}
        maxLength={500}
        onChange={({ target }) => onChange({ key: target.value })}
      />
    </>
  );
}

function useConnect(fields: ModelFields, onConnected: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('connectModel', inputOf(fields)),
    onSuccess: (next) => {
      client.setQueryData(staffModelQuery.queryKey, next);
      toast('success', t('staffModel.kept', { model: next.model }));
      onConnected();
    },
    onError: (error) => toast('error', errorText(error)),
  });
}

function useTryAtOnce(isTriedAtOnce: boolean, tryModel: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const tryRef = useRef(tryModel);
  useEffect(() => {
    if (!isTriedAtOnce) return;
    ref.current?.scrollIntoView({ block: 'end' });
    tryRef.current();
  }, [isTriedAtOnce]);
  return ref;
}
