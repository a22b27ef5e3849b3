import { planKinds } from '../../commerce/Plan';
import { group, list, model, named, picture, richText, select, text } from '../model/fields';
import { faq } from './faqFields';
import { label, page } from './linkFields';
import { meta } from './metaFields';

const titled = { title: text(), text: text() };

const specification = { type: text('Part'), description: text('What it takes') };

const specifications = (name: string) => ({
  title: named(`${name}_title`, text()),
  rows: named(name, list(specification, { needs: ['type', 'description'] })),
});

export const buyPage = model(
  'buy_page',
  {
    meta,
    campaignName: text('Name of the campaign that is sold; the default one where it is empty or unknown'),
    title: named('hero_title', text()),
    text: named('hero_text', text()),
    picture: named('hero_picture', picture()),
    plans: group({
      title: text('Title over the packs'),
      note: text('Note under the packs'),
      packs: named(
        'packs',
        list(
          {
            kind: select(planKinds, undefined, 'Which one (the same in all languages)'),
            name: named('product_name', text()),
            note: named('product_note', text('Note over the name')),
            description: named('product_description1', text()),
          },
          { needs: ['kind'] },
          'Packs: what is said of each kind',
        ),
      ),
    }),
    upgrade: group(titled, { label: 'Note to signed-in players' }),
    limit: group({ title: text('Name of its packs'), text: text() }, { label: 'Limited campaign' }),
    soldOut: group({ ...titled, link: text('Link to the waiting list') }),
    waitingList: named('waiting', group(titled)),
    myDU: named(
      'mydu',
      group(
        {
          label: text('Label over the title'),
          ...titled,
          points: list({ text: text('Point') }),
          note: text('Note under the price'),
          picture: picture(),
        },
        { label: 'MyDU' },
      ),
    ),
    trial: group({ ...titled, link: group({ label, page }) }, { needs: ['title'], label: 'Free trial' }),
    why: group({ title: text(), points: list(titled, {}, 'Reasons') }, { label: 'Why buy' }),
    specs: group(
      {
        ...titled,
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
      myDUEula: named(
        'terms_eula_mydu',
        richText(
          'text',
          'Checkbox 1 of the confirmation page, of MyDU: licence agreement; the other one where it is empty',
        ),
      ),
      withdrawal: richText('text', 'Checkbox 2 of the confirmation page: right of withdrawal'),
    }),
    emailErrors: named(
      'email',
      group({
        used: text('Bought with it before'),
        invalid: text('Not an address'),
        required: text('None was given'),
        hasAccount: text('An account has it'),
        mismatch: text('Does not match the password'),
      }),
    ),
    problems: named(
      'problem',
      group({ products: text('The products did not come'), page: text('Anything else did not come') }),
    ),
  },
  { uid: 'Name' },
);
