import { maxStops, modelRanges, type roleMergings } from '@kindred/contract/ai-models/limits';
import type { StaffModel } from '@kindred/contract/ai-models/staff-calls';
import type { CallInput } from '@kindred/contract/all/calls';

type Role = (typeof roleMergings)[number];
export type NumberField = keyof typeof modelRanges;
export const numberFields = Object.keys(modelRanges) as NumberField[];

/** The form of a model as it is typed. */
export type ModelFields = {
  baseUrl: string;
  model: string;
  key: string;
  stop: string;
  roles: Role | '';
  speechModel: string;
  speechVoice: string;
} & Record<NumberField, string>;

export type FieldProblem = { field: 'baseUrl' | 'model' | NumberField };

/** The form at first: settings are shown where it is the model that is connected. */
export function initialFields(current: StaffModel, baseUrl: string, model: string): ModelFields {
  const isCurrent = current.base_url === baseUrl && current.model === model;
  const settings = isCurrent ? current.settings : null;
  const numbers = Object.fromEntries(
    numberFields.map((field) => [field, String(settings?.[field] ?? '')]),
  ) as Record<NumberField, string>;
  return {
    baseUrl,
    model,
    key: '',
    stop: settings?.stop.join('\n') ?? '',
    roles: settings?.roles ?? '',
    speechModel: settings?.speech_model ?? '',
    speechVoice: settings?.speech_voice ?? '',
    ...numbers,
  };
}

/** The fields that cannot be sent as they are. */
export function problemsOf(fields: ModelFields): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!/^https?:\/\/[^\s/]/i.test(fields.baseUrl.trim())) problems.push({ field: 'baseUrl' });
  if (fields.model.trim() === '') problems.push({ field: 'model' });
  for (const field of numberFields) if (!isInRange(field, fields[field])) problems.push({ field });
  return problems;
}

function isInRange(field: NumberField, text: string): boolean {
  if (text.trim() === '') return true;
  const value = Number(text);
  const { min, max } = modelRanges[field];
  const isWhole = field === 'temperature' || field === 'top_p' || Number.isInteger(value);
  return isWhole && value >= min && value <= max;
}

export function inputOf(fields: ModelFields): CallInput<'tryModel'> {
  const numberOf = (field: NumberField) => (fields[field].trim() === '' ? null : Number(fields[field]));
  const maxTokens = numberOf('max_tokens');
  const stop = fields.stop.split('\n').filter((line) => line !== '');
  return {
    base_url: fields.baseUrl.trim(),
    model: fields.model.trim(),
    ...(fields.key !== '' && { api_key: fields.key }),
    settings: {
      context_tokens: numberOf('context_tokens'),
      temperature: numberOf('temperature'),
      top_p: numberOf('top_p'),
      ...(maxTokens !== null && { max_tokens: maxTokens }),
      stop: stop.slice(0, maxStops),
      ...(fields.roles !== '' && { roles: fields.roles }),
      speech_model: fields.speechModel.trim(),
      speech_voice: fields.speechVoice.trim(),
    },
  };
}
