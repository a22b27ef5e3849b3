import { useTexts } from '../../content/useTexts';
import { Heading } from '../layout/Heading';
import { ButtonSpecimens } from './ButtonSpecimens';
import { CarouselSpecimens } from './CarouselSpecimens';
import { DataSpecimens } from './DataSpecimens';
import { FieldSpecimens } from './FieldSpecimens';
import { FoundationSpecimens } from './FoundationSpecimens';
import { NoticeSpecimens } from './NoticeSpecimens';
import { OverlaySpecimens } from './OverlaySpecimens';
import { PictureSpecimens } from './PictureSpecimens';
import './KitPage.scss';

const sections = [
  'colours',
  'type',
  'space',
  'buttons',
  'links',
  'fields',
  'notices',
  'dialog',
  'menu',
  'tooltip',
  'tabs',
  'table',
  'progress',
  'steps',
  'skeleton',
  'panels',
  'pictures',
  'carousel',
] as const;

/** Shows every component in every state. Included only in the demo build. */
export function KitPage() {
  const t = useTexts('kit');

  return (
    <div className="kit-page">
      <header className="kit-page__intro">
        <Heading level={1}>{t('title')}</Heading>
        <p>{t('intro')}</p>
      </header>
      <nav className="kit-page__contents" aria-label={t('contents')}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`section.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="kit-page__sections">
        <FoundationSpecimens />
        <ButtonSpecimens />
        <FieldSpecimens />
        <NoticeSpecimens />
        <OverlaySpecimens />
        <DataSpecimens />
        <PictureSpecimens />
        <CarouselSpecimens />
      </div>
    </div>
  );
}
