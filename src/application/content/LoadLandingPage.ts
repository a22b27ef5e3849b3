import type { CreditedPicture, LandingPage, Pillar } from '../../domain/content/LandingPage';
import type { Locale } from '../../domain/language/Locale';
import { useCase } from '../useCase';
import { Documents } from './Documents';
import { fieldsIn, groupIn, textIn, type Fields } from './fields';

const mainLandingUid = 'home';

/** The content of the home page: of all landing pages, the main one (CT-02). */
@useCase
export class LoadLandingPage {
  constructor(private readonly documents: Documents) {}

  async execute(locale: Locale): Promise<LandingPage> {
    const found = await this.documents.find({ type: 'landing_page', locale, uid: mainLandingUid });
    const document = found.ok ? found.value.documents.find(({ uid }) => uid === mainLandingUid) : undefined;
    return landingPageFrom(document?.data ?? {});
  }
}

const landingPageFrom = (data: Fields): LandingPage => {
  const coordinates = textIn(data, 'hero_coordinates');
  const picture = pictureIn(data, 'hero_picture', coordinates);
  const portrait = pictureIn(data, 'hero_picture_portrait', coordinates);
  const quote = textIn(data, 'quote_text');
  return {
    title: textIn(data, 'hero_title'),
    text: textIn(data, 'hero_text'),
    ...(picture && { picture }),
    ...(portrait && { portrait }),
    pillars: groupIn(data, 'pillars').map(pillarFrom),
    ...(quote && {
      quote: { text: quote, author: textIn(data, 'quote_author'), role: textIn(data, 'quote_role') },
    }),
  };
};

const pillarFrom = (fields: Fields): Pillar => {
  const picture = pictureIn(fields, 'picture', textIn(fields, 'coordinates'));
  return {
    name: textIn(fields, 'pillar'),
    title: textIn(fields, 'title'),
    text: textIn(fields, 'text'),
    ...(picture && { picture }),
  };
};

const pictureIn = (fields: Fields, name: string, coordinates: string): CreditedPicture | undefined => {
  const picture = fieldsIn(fields[name]);
  const url = textIn(picture, 'url');
  if (url === '') return undefined;
  return { url, alt: textIn(picture, 'alt'), author: textIn(picture, 'copyright'), coordinates };
};
