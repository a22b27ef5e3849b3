import { useTexts } from '../useTexts';
import { Button } from '../../kit/actions/Button';
import { usePresenter } from '../../usePresenter';
import { PreviewPresenter } from './PreviewPresenter';
import './PreviewNotice.scss';

/** Stays in view as long as drafts are shown, with the way out. */
export const PreviewNotice = () => {
  const { isOn, leave } = usePresenter(PreviewPresenter);
  const t = useTexts('preview');
  if (!isOn) return null;
  return (
    <aside className="preview-notice" aria-label={t('label')}>
      <p>{t('text')}</p>
      <Button onClick={leave}>{t('leave')}</Button>
    </aside>
  );
};
