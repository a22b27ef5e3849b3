import { list, model, text } from '../model/fields';

/** What the views of a namespace say (LA-03). */
export const texts = model(
  'texts',
  {
    entries: list({ key: text(), text: text('Text; keep the {{placeholders}}') }, { needs: ['key', 'text'] }),
  },
  { uid: 'Namespace' },
);
