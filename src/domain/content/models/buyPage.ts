import { planKinds } from '../../commerce/Plan';
import { group, list, model, withName, picture, richText, select, text } from '../model/fields';
import { faq } from './faqFields';
import { label, page } from './linkFields';
import { meta } from './metaFields';
import { titleAndText } from './textFields';

const specification = { type: text('Part'), description: text('What it takes') };

const specifications = (name: string) => ({
  title: withName(`${name}_title`, text()),
  rows: withName(name, list(specification, { needs: ['type', 'description'] })),
});

export const buyPage = model(
  'buy_page',
  {
    meta,
    campaignName: text('Name of the campaign that is sold; the default one where it is empty or unknown'),
    title: withName('hero_title', text()),
    text: withName('hero_text', text()),
    picture: withName('hero_picture', picture()),
    plans: group({
      title: text('Title over the packs'),
      note: text('Note under the packs'),
      packs: withName(
        'packs',
        list(
          {
            kind: select(planKinds, undefined, 'Which one (the same in all languages)'),
            name: withName('product_name', text()),
            note: withName('product_note', text('Note over the name')),
            description: withName('product_description1', text()),
          },
          { needs: ['kind'] },
          'Packs: what is said of each kind',
        ),
      ),
    }),
    upgrade: group(titleAndText, { label: 'Note to signed-in players' }),
    limit: group({ title: text('Name of its packs'), text: text() }, { label: 'Limited campaign' }),
    soldOut: group({ ...titleAndText, link: text('Link to the waiting list') }),
    waitingList: withName('waiting', group(titleAndText)),
    myDU: withName(
      'mydu',
      group(
        {
          label: text('Label over the title'),
          ...titleAndText,
          points: list({ text: text('Point') }),
          note: text('Note under the price'),
          picture: picture(),
        },
        { label: 'MyDU' },
      ),
    ),
    trial: group(
      { ...titleAndText, link: group({ label, page }) },
      { needs: ['title'], label: 'Free trial' },
    ),
    why: group({ title: text(), points: list(titleAndText, {}, 'Reasons') }, { label: 'Why buy' }),
    specs: group(
      {
        ...titleAndText,
        typeHeader: text('Header of the parts'),
        descriptionHeader: text('Header of what they take'),
        minimum: group(specifications('min_specs')),
        recommended: group(specifications('good_specs')),
      },
      { label: 'System requirements' },
    ),
    faq,
    terms: group({
      eula: richText('text', 'Checkbox 1 of the confirmation page: licence agreement'),
      myDUEula: withName(
        'terms_eula_mydu',
        richText(
          'text',
          'Checkbox 1 of the confirmation page, of MyDU: licence agreement; the other one where it is empty',
        ),
      ),
      withdrawal: richText('text', 'Checkbox 2 of the confirmation page: right of withdrawal'),
    }),
    emailErrors: withName(
      'email',
      group({
        used: text('Bought with it before'),
        invalid: text('Not an address'),
        required: text('None was given'),
        hasAccount: text('An account has it'),
        mismatch: text('Does not match the password'),
      }),
    ),
    problems: withName(
      'problem',
      group({ products: text('The products did not come'), page: text('Anything else did not come') }),
    ),
  },
  { uid: 'Name' },
);
