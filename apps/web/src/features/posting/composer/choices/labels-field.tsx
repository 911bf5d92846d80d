import { type PostLabel, postLabels } from '@kindred/contract/posts/limits';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../../ui/form/switch.tsx';

type LabelsFieldProps = {
  labels: readonly PostLabel[];
  onChange: (labels: readonly PostLabel[]) => void;
};

/** What has to be said of a post. */
export function LabelsField({ labels, onChange }: LabelsFieldProps) {
  const { t } = useTranslation();
  return postLabels.map((label) => (
    <Switch
      key={label}
      label={t(`post.label.${label}`)}
      hint={t(`composer.labelHint.${label}`)}
      isOn={labels.includes(label)}
      onChange={(isOn) =>
        onChange(postLabels.filter((other) => (other === label ? isOn : labels.includes(other))))
      }
    />
  ));
}
