import type { PlanKind } from '../../domain/commerce/Plan';
import type {
  BuyPageContent,
  PackText,
  Question,
  Specification,
  SpecificationTable,
} from '../../domain/content/BuyPageContent';
import type { TitledText } from '../../domain/content/LandingPage';
import type { Locale } from '../../domain/language/Locale';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Documents } from './Documents';
import { groupIn, listIn, textIn, type Fields } from './fields';
import { pictureIn } from './pictures';
import { richTextIn } from './richText';

const buyPageUid = 'buy';

const kinds: readonly PlanKind[] = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'];

/** What the buy page and its confirmation say: of all pages of the kind, the one with the buy page's id (BU-05). */
@useCase
export class LoadBuyPageContent {
  constructor(
    private readonly documents: Documents,
    private readonly links: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<BuyPageContent> {
    const found = await this.documents.find({ type: 'buy_page', locale, uid: buyPageUid });
    const data = found.ok ? found.value.documents.find(({ uid }) => uid === buyPageUid)?.data : undefined;
    return { ...this.contentFrom(data ?? {}, locale), isMissing: data === undefined };
  }

  private contentFrom(data: Fields, locale: Locale): Omit<BuyPageContent, 'isMissing'> {
    const text = (name: string): string => textIn(data, name);
    const titled = (part: string): TitledText => ({
      title: text(`${part}_title`),
      text: text(`${part}_text`),
    });
    const picture = pictureIn(data, 'hero_picture', text('hero_coordinates'));
    const myDUPicture = pictureIn(data, 'mydu_picture', text('mydu_coordinates'));
    return {
      meta: { title: text('meta_title'), description: text('meta_description') },
      ...titled('hero'),
      campaignName: text('campaign_name'),
      ...(picture && { picture }),
      plans: {
        title: text('plans_title'),
        note: text('plans_note'),
        packs: listIn(data, 'packs', packFrom),
      },
      upgrade: titled('upgrade'),
      limit: titled('limit'),
      soldOut: { ...titled('sold_out'), link: text('sold_out_link') },
      waitingList: titled('waiting'),
      myDU: {
        ...titled('mydu'),
        label: text('mydu_label'),
        points: listIn(data, 'mydu_points', (point) => textIn(point, 'text') || undefined),
        note: text('mydu_note'),
        ...(myDUPicture && { picture: myDUPicture }),
      },
      ...this.trialFrom(data, locale),
      why: {
        title: text('why_title'),
        points: groupIn(data, 'why_points')
          .map((point) => ({ title: textIn(point, 'title'), text: textIn(point, 'text') }))
          .filter((point) => point.title !== '' || point.text !== ''),
      },
      specs: {
        ...titled('specs'),
        typeHeader: text('specs_type_header'),
        descriptionHeader: text('specs_description_header'),
        minimum: tableFrom(data, 'min_specs'),
        recommended: tableFrom(data, 'good_specs'),
      },
      faq: { title: text('faq_title'), questions: listIn(data, 'faq', questionFrom) },
      terms: {
        eula: richTextIn(data, 'terms_eula'),
        myDUEula: richTextIn(data, 'terms_eula_mydu'),
        withdrawal: richTextIn(data, 'terms_withdrawal'),
      },
      emailErrors: {
        used: text('email_used'),
        invalid: text('email_invalid'),
        required: text('email_required'),
        hasAccount: text('email_has_account'),
        mismatch: text('email_mismatch'),
      },
      problems: { products: text('problem_products'), page: text('problem_page') },
    };
  }

  private trialFrom(data: Fields, locale: Locale): Pick<BuyPageContent, 'trial'> {
    const title = textIn(data, 'trial_title');
    const label = textIn(data, 'trial_link_label');
    const link = this.links.pageLinkIn({ label, page: data.trial_link_page }, locale);
    return title === '' ? {} : { trial: { title, text: textIn(data, 'trial_text'), ...(link && { link }) } };
  }
}

/** Of a kind that is sold; without a name the product's own stands. */
const packFrom = (fields: Fields): PackText | undefined => {
  const kind = kinds.find((known) => known === fields.kind);
  return (
    kind && {
      kind,
      name: textIn(fields, 'product_name'),
      note: textIn(fields, 'product_note'),
      description: textIn(fields, 'product_description1'),
    }
  );
};

const tableFrom = (data: Fields, name: string): SpecificationTable => ({
  title: textIn(data, `${name}_title`),
  rows: listIn(data, name, rowFrom),
});

/** A part and what it takes: one without the other is neither. */
const rowFrom = (fields: Fields): Specification | undefined => {
  const type = textIn(fields, 'type');
  const description = textIn(fields, 'description');
  return type === '' || description === '' ? undefined : { type, description };
};

const questionFrom = (fields: Fields): Question | undefined => {
  const question = textIn(fields, 'question');
  const answer = richTextIn(fields, 'answer');
  return question === '' || answer.length === 0 ? undefined : { question, answer };
};
