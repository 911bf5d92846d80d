import { type ExportFormat, exportFormats } from '@kindred/contract/cards/limits';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftStore } from '../draft/use-draft.ts';

export function ExportCard({ assetCount }: { assetCount: number }) {
  const { t } = useTranslation();
  const { flush } = useDraftStore();
  const [format, setFormat] = useState<ExportFormat>('png');
  const download = useMutation({
    mutationFn: async () => {
      await flush();
      // A fresh link: one lives five minutes at most.
      const { export_url: url } = await call('getCardStudio', {});
      const link = document.createElement('a');
      link.href = url + format;
      link.download = '';
      link.click();
    },
    onError: (error) => toast('error', errorText(error)),
  });
  const isLosing = assetCount > 0 && format !== 'charx';
  return (
    <CardSection title={t('cardStudio.export')} hint={t('cardStudio.exportHint')}>
      <div className="flex flex-col gap-3 py-3">
        <Select
          label={t('cardStudio.exportFormat')}
          hint={t(`cardStudio.exportAs.${format}Hint`)}
          value={format}
          onChange={({ target }) => setFormat(exportFormats.find((name) => name === target.value) ?? 'png')}
        >
          {exportFormats.map((name) => (
            <option key={name} value={name}>
              {t(`cardStudio.exportAs.${name}`)}
            </option>
          ))}
        </Select>
        {isLosing && (
          <p role="status" className="text-warning">
            {t('cardStudio.exportLoses', { count: assetCount })}
          </p>
        )}
        <Button
          variant="secondary"
          className="self-start"
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('cardStudio.download')}
        </Button>
      </div>
    </CardSection>
  );
}
