import { useState } from 'react';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Input, TextArea } from '../../ui/form/text-field.tsx';
import { Part, Sample } from './sample.tsx';

export function FormSamples() {
  return (
    <Part title="Forms">
      <div className="grid gap-4 sm:grid-cols-2">
        <Input label="Plain" />
        <Input label="With a hint" hint="Letters and digits" placeholder="Placeholder" />
        <Input label="With an error" hint="Letters and digits" error="This is taken" defaultValue="ada" />
        <Input label="Disabled" disabled defaultValue="ada" />
        <Input
          label="A label far longer than anybody should have to read before typing anything at all"
          defaultValue="And a text that is longer than the line it stands in, which scrolls"
        />
        <TextArea label="Several lines" hint="It grows with its text" defaultValue={'One\nTwo'} />
        <TextArea label="Several lines, wrong" error="Please write something" />
        <TextArea label="Several lines, disabled" disabled defaultValue="Not now" />
      </div>
      <Chips />
    </Part>
  );
}

const choices = [
  { value: 'day', label: 'By day' },
  { value: 'week', label: 'By week' },
  { value: 'year', label: 'By the whole of a year and a little more' },
];

function Chips() {
  const [value, setValue] = useState('day');
  return (
    <div className="mt-4">
      <Sample name="ChoiceChips">
        <ChoiceChips label="How to count" choices={choices} value={value} onChange={setValue} />
      </Sample>
    </div>
  );
}

export function FieldSample() {
  return (
    <Sample name="Input">
      <Input label="A name" />
    </Sample>
  );
}
