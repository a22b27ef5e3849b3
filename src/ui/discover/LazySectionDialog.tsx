import { observer } from 'mobx-react-lite';
import { later } from '../loading/later';
import type { SectionDialogPresenter } from './SectionDialogPresenter';

const SectionDialog = later(async () => (await import('./SectionDialog')).SectionDialog);

export const LazySectionDialog = observer(function LazySectionDialog({
  popups,
}: {
  readonly popups: SectionDialogPresenter;
}) {
  return popups.state.kind === 'closed' ? null : <SectionDialog popups={popups} />;
});
