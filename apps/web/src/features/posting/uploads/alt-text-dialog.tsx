import { altMaxLength } from '@kindred/contract/posting/limits';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';

type AltTextDialogProps = { alt: string; picture: string } & DialogProps<string>;

/** Asks for what is on a picture, for those who cannot see it. */
export function AltTextDialog({ alt, picture, onClose }: AltTextDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(alt);
  return (
    <Dialog title={t('composer.altTitle')}>
      <form action={() => onClose(text.trim())} className="flex flex-col gap-5">
        {picture && <img src={picture} alt="" className="max-h-64 w-full rounded-card object-contain" />}
        <TextArea
          label={t('composer.altLabel')}
          hint={t('composer.altHint')}
          maxLength={altMaxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="large">
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  );
}
