import type { StaffModel } from '@kindred/contract/ai-models/staff-calls';
import { expect, test } from 'vitest';
import { initialFields, inputOf, problemsOf } from './model-fields.ts';

const settings: StaffModel['settings'] = {
  context_tokens: 8192,
  max_tokens: 700,
  temperature: null,
  top_p: 0.9,
  stop: ['###', 'User:'],
  roles: 'merge',
  speech_model: 'tts-1',
  speech_voice: 'nova',
};
const current: StaffModel = {
  source: 'connected',
  base_url: 'http://127.0.0.1:1/v1',
  model: 'small',
  has_key: 1,
  settings,
  connected_time: null,
  is_unreachable: 0,
  found: [],
};
const ofCurrent = () => initialFields(current, current.base_url, 'small');

test('the connected model is sent as it is stored, without a key that was not typed', () => {
  expect(problemsOf(ofCurrent())).toEqual([]);
  expect(inputOf(ofCurrent())).toEqual({ base_url: current.base_url, model: 'small', settings });
});

test('another model begins without the settings of the connected one', () => {
  const fields = initialFields(current, current.base_url, 'large');
  expect(inputOf(fields).settings).toMatchObject({ context_tokens: null, top_p: null, stop: [] });
});

test('an address without http, no name and numbers out of range are named', () => {
  const fields = {
    ...ofCurrent(),
    baseUrl: 'ftp://x',
    model: ' ',
    temperature: '3',
    max_tokens: '99.5',
    top_p: 'x',
  };
  expect(problemsOf(fields).map(({ field }) => field)).toEqual([
    'baseUrl',
    'model',
    'max_tokens',
    'temperature',
    'top_p',
  ]);
});
