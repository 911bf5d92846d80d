import {
  giftDefault,
  giftMax,
  giftMin,
  giftNoteMaxLength,
  giftPresets,
} from '@kindred/contract/gifts/limits';
import { useId, useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Input } from '../../ui/form/text-field.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { Diamonds } from '../../ui/text/money.tsx';
import { useUser } from '../users/users.queries.ts';
import { SpendButton } from '../wallet/limits/spend-button.tsx';
import type { GiftTarget } from './gift.dialog.ts';
import { giftAmount, typedAmount } from './gift-amount.ts';
import { GiftPresets } from './gift-presets.tsx';
import { useSendGift } from './use-send-gift.ts';

type GiftDialogProps = GiftTarget & { diamonds?: number; note?: string } & DialogProps;

export function GiftDialog(props: GiftDialogProps) {
  const { diamonds = giftDefault, note: writtenNote = '', onClose, ...target } = props;
  const { t } = useTranslation();
  // Enter presses the button, which may ask once more.
  const form = useId();
  const [text, setText] = useState(String(diamonds));
  const [note, setNote] = useState(writtenNote);
  const { sending, topUp } = useSendGift(target, onClose);
  const amount = giftAmount(text);
  const change = (value: string) => {
    setText(typedAmount(value));
    sending.reset();
  };
  const send = () => {
    if (amount !== undefined && !sending.isPending) sending.mutate({ diamonds: amount, note: note.trim() });
  };
  return (
    <Dialog
      title={t('gift.title')}
      footer={
        <SpendButton
          type="submit"
          form={form}
          amount={amount}
          isLoading={sending.isPending}
          error={sending.error}
          onSpend={send}
          onTopUp={(diamonds) => topUp({ diamonds, note: note.trim() })}
        >
          {amount === undefined
            ? t('gift.confirm')
            : t('gift.confirmAmount', { amount: formatNumber(amount) })}
        </SpendButton>
      }
    >
      <Receiver {...target} />
      <GiftPresets presets={giftPresets} chosen={amount} onChoose={(preset) => change(String(preset))} />
      <form id={form} onSubmit={(event) => event.preventDefault()}>
        <AmountField text={text} onChange={change} />
        <div className="mt-4">
          <Input
            label={t('gift.note')}
            autoComplete="off"
            maxLength={giftNoteMaxLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </form>
      <Bounds />
      {sending.error && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(sending.error)}
        </p>
      )}
    </Dialog>
  );
}

function AmountField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <Input
      label={t('gift.amount')}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      error={giftAmount(text) === undefined ? t('refusal.code4201') : undefined}
    />
  );
}

function Receiver({ name, avatar }: GiftTarget) {
  const { t } = useTranslation();
  return (
    <div className="mb-5 flex items-center gap-3">
      <Avatar src={avatar} name={name} />
      <p className="min-w-0">
        <span className="block truncate font-semibold">{t('gift.to', { name })}</span>
        <span className="block text-caption text-ink-soft">{t('gift.share')}</span>
      </p>
    </div>
  );
}

// The true bounds; the specification's warning names others.
function Bounds() {
  const { t } = useTranslation();
  const balance = useUser()?.diamond;
  return (
    <div className="mt-3 flex items-center justify-between text-caption text-ink-soft">
      <span>{t('gift.bounds', { min: formatNumber(giftMin), max: formatNumber(giftMax) })}</span>
      {balance !== undefined && (
        <span className="flex items-center gap-1.5">
          {t('gift.balance')} <Diamonds amount={balance} className="text-ink" />
        </span>
      )}
    </div>
  );
}
