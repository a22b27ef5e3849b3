import { observer } from 'mobx-react-lite';
import { ButtonContent, buttonClass, type ButtonStyle } from '../kit/actions/Button';
import { LeavingPresenter } from '../navigation/leaving/LeavingPresenter';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePresenter } from '../usePresenter';

interface SectionButtonProps extends ButtonStyle {
  readonly to: string | undefined;
  readonly label: string;
}

/** Link styled as a button. Renders nothing if the label is empty or the URL is not allowed. */
export const SectionButton = observer(function SectionButton({ to, label, ...look }: SectionButtonProps) {
  const leaving = usePresenter(LeavingPresenter);
  if (label === '' || to === undefined || !leaving.resolveLink(to)) return null;
  return (
    <SiteLink className={buttonClass(look)} to={to}>
      <ButtonContent>{label}</ButtonContent>
    </SiteLink>
  );
});
