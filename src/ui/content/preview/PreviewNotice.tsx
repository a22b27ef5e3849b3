import { useTexts } from '../useTexts';
import { Button } from '../../kit/actions/Button';
import { usePresenter } from '../../usePresenter';
import { PreviewPresenter } from './PreviewPresenter';
import './PreviewNotice.scss';

export const PreviewNotice = () => {
  const { isOn, leave } = usePresenter(PreviewPresenter);
  const t = useTexts('contentPreview');
  if (!isOn) return null;
  return (
    <aside className="preview-notice" aria-label={t('label')}>
      <p>{t('text')}</p>
      <Button onClick={leave}>{t('leave')}</Button>
    </aside>
  );
};
