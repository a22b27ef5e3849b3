import { observer } from 'mobx-react-lite';
import { Download } from 'lucide-react';
import type { ContactPage } from '#domain/content/models/contactPage';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { fileSize } from '../content/fileSize';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import { pressKit } from './pressKit';

/** Press material in a single archive (PR-01). */
export const PressKit = observer(function PressKit({ kit }: { readonly kit: ContactPage['kit'] }) {
  const translations = usePresenter(Translations);
  const t = useTexts('press');
  const { file, bytes } =
    kit.file === undefined || kit.file === pressKit.file ? pressKit : { ...kit, file: kit.file };
  const size = bytes === undefined ? undefined : fileSize(bytes, translations.languageTag);

  return (
    <section className="press-kit" id="press-kit" aria-labelledby="press-kit-title">
      <div className="press-kit__words">
        <Heading level={2} size={3} id="press-kit-title">
          {kit.title || t('kit.title')}
        </Heading>
        {kit.text && <p>{kit.text}</p>}
      </div>
      {kit.contents.length > 0 && (
        <ul className="press-kit__contents">
          {kit.contents.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="press-kit__get">
        <ButtonAnchor variant="primary" size="large" href={file} download={file.split('/').at(-1)}>
          <Icon icon={Download} size={20} />
          <span>{kit.button || t('kit.button')}</span>
        </ButtonAnchor>
        {size !== undefined && <p className="press-kit__size k-data">{t('kit.size', { size })}</p>}
      </div>
    </section>
  );
});
