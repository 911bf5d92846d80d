import type { InsightDays, InsightTable } from '@kindred/contract/audience/limits';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { saveFile } from '../../../../lib/format/save-file.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';

export function CsvButton({ table, days, label }: { table: InsightTable; days: InsightDays; label: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await call('exportInsights', { table, days })),
    onError: (error) => toast('error', errorText(error)),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      isLoading={isPending}
      onClick={() => mutate()}
      aria-label={t('audience.csvOf', { table: label })}
      className="-ms-2 mt-1"
    >
      <Download aria-hidden="true" className="size-4" />
      {t('audience.csv')}
    </Button>
  );
}
