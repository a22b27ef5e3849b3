import { list, model, text } from '../model/fields';

export const texts = model(
  'texts',
  {
    entries: list({ key: text(), text: text('Text; keep the {{placeholders}}') }, { needs: ['key', 'text'] }),
  },
  { uid: 'Namespace' },
);
