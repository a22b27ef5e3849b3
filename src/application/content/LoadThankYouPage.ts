import type { ThankYouPage } from '../../domain/content/ThankYouPage';
import type { Locale } from '../../domain/language/Locale';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Documents } from './Documents';
import { fileIn, listIn, textIn, type Fields } from './fields';
import { ownPictureIn } from './pictures';

/** What the thank-you page offers beside the order (TY-01); what is blank, or leads nowhere, is left out. */
@useCase
export class LoadThankYouPage {
  constructor(
    private readonly documents: Documents,
    private readonly links: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<ThankYouPage> {
    const found = await this.documents.find({ type: 'thank_you_page', locale });
    const data = (found.ok && found.value.documents[0]?.data) || {};
    const keyMapping = keyMappingIn(data);
    const links = listIn(data, 'links', (fields) => this.links.linkIn(fields, locale));
    return {
      ...ownPictureIn(data),
      ...(keyMapping && { keyMapping }),
      ...(links.length > 0 && {
        community: {
          title: textIn(data, 'community_title'),
          text: textIn(data, 'community_text'),
          links,
        },
      }),
    };
  }
}

const keyMappingIn = (data: Fields): ThankYouPage['keyMapping'] => {
  const file = fileIn(data, 'key_mapping_file');
  const label = textIn(data, 'key_mapping_label');
  if (file === undefined || label === '') return undefined;
  return { title: textIn(data, 'key_mapping_title'), text: textIn(data, 'key_mapping_text'), label, file };
};
