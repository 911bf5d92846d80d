import { openReport, type Reported } from '../moderation/report.dialog.ts';
import { useBlockOrRestrict } from './use-block-or-restrict.ts';

type Report = Reported & {
  /** Whose it is, by their character or account; left out where they cannot be blocked. */
  personId?: string | undefined;
  onBlocked?: () => void;
};

/** Opens the report of something, with the choice to block whose it is as well. */
export function useReport(): (report: Report) => void {
  const { mutateAsync: restrictOrBlock } = useBlockOrRestrict('block');
  return ({ personId, onBlocked, ...reported }) => {
    // A failure is told by the hook; the report is sent by then.
    const block = (id: string) =>
      restrictOrBlock({ id, isOn: true }).then(
        () => onBlocked?.(),
        () => undefined,
      );
    openReport({ ...reported, onBlock: personId === undefined ? undefined : () => void block(personId) });
  };
}
