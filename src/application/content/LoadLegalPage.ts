import type { LegalPage } from '../../domain/content/LegalPage';
import type { Locale } from '../../domain/language/Locale';
import { legalSlug, type LegalPageKey } from '../../domain/navigation/legalSlugs';
import { useCase } from '../useCase';
import { Documents } from './Documents';
import { groupIn, textIn, type Fields } from './fields';
import { richTextIn } from './richText';

/** One of the legal pages (LE-01); nothing when neither the content service nor the build has it. */
@useCase
export class LoadLegalPage {
  constructor(private readonly documents: Documents) {}

  async execute(key: LegalPageKey, locale: Locale): Promise<LegalPage | undefined> {
    // The content service keeps its uids in lower case; paths write myDU as the game does.
    const uid = legalSlug(key, locale).toLowerCase();
    const found = await this.documents.find({ type: 'legal_page', locale, uid });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    return data && legalPageFrom(data);
  }
}

const legalPageFrom = (data: Fields): LegalPage => {
  const updated = new Date(textIn(data, 'updated'));
  return {
    title: textIn(data, 'title'),
    ...(!Number.isNaN(updated.getTime()) && { updated }),
    before: richTextIn(data, 'content_before'),
    dataRows: groupIn(data, 'data_rows').map((row) => ({
      data: textIn(row, 'data'),
      purpose: textIn(row, 'purpose'),
      basis: textIn(row, 'basis'),
      keptFor: textIn(row, 'kept_for'),
    })),
    after: richTextIn(data, 'content_after'),
  };
};
