import { Button } from '../../ui/controls/button.tsx';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { ScrollRow } from '../../ui/layout/scroll-row.tsx';
import { SectionNav } from '../../ui/layout/section-nav.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ChoiceMenu } from '../../ui/overlay/choice-menu.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { sampleDialog } from './sample.dialog.ts';
import { Part, Sample } from './sample.tsx';

const tabs = [
  { value: 'one', label: 'First', content: <p>What the first shows.</p> },
  { value: 'two', label: 'Second', content: <p>What the second shows.</p> },
  { value: 'three', label: 'A longer name', content: <p>What the third shows.</p> },
];

const choices = [
  { value: 'one', label: 'The chosen one', hint: 'What comes of it' },
  { value: 'two', label: 'Another one' },
];

const words = Array.from({ length: 12 }, (_, index) => `Choice ${index + 1}`);

const links = [
  { path: '/dev/ui', label: 'The open one' },
  { path: '/dev/ui#2', label: 'Another one' },
  { path: '/dev/ui#3', label: 'One whose name is so long that it does not fit on a single line' },
];

/** Ways between things. `theme` keeps the names of both columns apart. */
export function NavigationSamples({ theme }: { theme: string }) {
  return (
    <Part title="Navigation">
      <Sample name="Tabs">
        <div className="w-full">
          <Tabs label={`Samples, ${theme}`} tabs={tabs} />
        </div>
      </Sample>
      <Sample name="ScrollRow">
        <div className="w-full px-4">
          <ScrollRow>
            <ul className="flex w-max gap-2 py-1">
              {words.map((word) => (
                <li key={word}>
                  <Button variant="secondary" size="small">
                    {word}
                  </Button>
                </li>
              ))}
            </ul>
          </ScrollRow>
        </div>
      </Sample>
      <Sample name="BackButton, on phones">
        <BackButton fallback="/dev/ui" />
      </Sample>
      <Sample name="SectionNav">
        <div className="w-64">
          <SectionNav label={`Pages, ${theme}`} links={links} path="/dev/ui" />
        </div>
      </Sample>
      <Sample name="ChoiceMenu">
        <ChoiceMenu
          label={`Choices, ${theme}`}
          options={choices}
          value="one"
          onChange={() => undefined}
          trigger={<Button variant="secondary">Choose one</Button>}
        />
      </Sample>
      <Sample name="Dialog, and dialogs on top of it">
        <Button variant="secondary" onClick={() => void openDialog(sampleDialog, { level: 1 })}>
          Open a dialog
        </Button>
      </Sample>
    </Part>
  );
}
