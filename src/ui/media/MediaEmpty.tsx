import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';

export const MediaEmpty = () => {
  const t = useTexts('media');
  return <Notice title={t('empty.title')}>{t('empty.text')}</Notice>;
};
