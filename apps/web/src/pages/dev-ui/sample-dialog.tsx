import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { FieldSample } from './form-samples.tsx';
import { sampleDialog } from './sample.dialog.ts';

export function SampleDialog({ level }: { level: number }) {
  const openNext = () => void openDialog(sampleDialog, { level: level + 1 });
  return (
    <Dialog title={`Dialog ${level}`} footer={<Button onClick={openNext}>Open another on top</Button>}>
      <FieldSample />
    </Dialog>
  );
}
