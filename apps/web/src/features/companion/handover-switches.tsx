import type { AnswerSettings } from '@kindred/contract/chat/answering-calls';
import { handoverTopics } from '@kindred/contract/chat/limits';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Switch } from '../../ui/form/switch.tsx';

type HandoverSwitchesProps = {
  handover: AnswerSettings['handover'];
  onChange: (topics: AnswerSettings['handover']) => void;
};

/** The creator always hears of distress. */
const optional = handoverTopics.filter((topic) => topic !== 'distress');

export function HandoverSwitches({ handover, onChange }: HandoverSwitchesProps) {
  const { t } = useTranslation();
  const switched = (topic: (typeof handoverTopics)[number], isOn: boolean) =>
    handoverTopics.filter((other) => (other === topic ? isOn : handover.includes(other)));
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{t('answerDefault.handover')}</legend>
      <p className="text-caption text-ink-soft">{t('answerDefault.handoverHint')}</p>
      {optional.map((topic) => (
        <Switch
          key={topic}
          label={t(`handoverTopic.${topic}`)}
          isOn={handover.includes(topic)}
          onChange={(isOn) => onChange(switched(topic, isOn))}
        />
      ))}
    </fieldset>
  );
}
