import { useState } from 'react';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection, CardSectionRow } from '../../ui/layout/card-section.tsx';
import { Part, Sample } from './sample.tsx';

const options = [
  { value: 'all', label: 'Everyone', hint: 'All who can see it' },
  { value: 'some', label: 'Some' },
];

export function SettingSamples({ theme }: { theme: string }) {
  const [isOn, setOn] = useState(true);
  const [value, setValue] = useState('all');
  return (
    <Part title="Settings">
      <CardSection title={`A group, ${theme}`} hint="Things that belong together">
        <CardSectionRow label="A line" value="What it says" />
        <Switch label="Switch" hint="The whole line switches" isOn={isOn} onChange={setOn} />
        <Switch label="Switch, disabled" isOn={false} isDisabled onChange={setOn} />
        <RadioList label="Who may" options={options} value={value} onChange={setValue} />
        <Select label="Select" hint="By the device's own means" defaultValue="one">
          <option value="one">One</option>
          <option value="two">Two</option>
        </Select>
      </CardSection>
      <div className="mt-6">
        <Sample name="SaveBar">
          <SaveBar isChanged={false} isSaving={false} error={null} />
          <SaveBar isChanged isSaving error={null} />
          <SaveBar isChanged isSaving={false} error={new Error('The reason')} />
        </Sample>
      </div>
    </Part>
  );
}
