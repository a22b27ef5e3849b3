import { isLocale, languageTag } from '#domain/language/Locale';
import type { MediaVariant } from '#domain/media/MediaLibrary';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { previewOf, type MediaEntry } from './MediaEntry';

/** The files of a document, one per language. The file in the page's language comes first. */
export const DocumentFiles = ({ media }: { readonly media: MediaEntry }) => {
  const t = useTexts('media');
  const { locale } = usePresenter(Translations);
  const preview = previewOf(media.item);
  const { variants, url, extension } = media.item;
  const files = variants.length > 0 ? variants : [{ label: '', url, extension }];
  const own = files.filter(({ label }) => label === locale);

  return (
    <>
      {preview && (
        <div className="media-dialog__picture">
          <Picture cover priority file={preview} alt={media.alt} sizes="(min-width: 60rem) 56rem, 100vw" />
        </div>
      )}
      <p>{t('documents')}</p>
      <ul className="media-dialog__files">
        {[...own, ...files.filter((file) => !own.includes(file))].map((file) => (
          <li key={file.url}>
            <a className="media-dialog__file" href={file.url} download {...languageOf(file)}>
              <span>{nameOf(file, media.title)}</span>
              <span className="k-data">{file.extension.toUpperCase()}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

const languageOf = ({ label }: MediaVariant) =>
  isLocale(label) ? { lang: languageTag(label), hrefLang: languageTag(label) } : {};

/** Returns the name of a file's language, in that language. */
const nameOf = ({ label }: MediaVariant, title: string): string => {
  if (!isLocale(label)) return label || title;
  const tag = label.slice(0, 2);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? label;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
};
